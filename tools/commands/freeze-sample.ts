/** `npm run freeze-sample`: renews the hashes by which the check finds what a pharmacy's site has of the sample. */
import { writeFileSync } from "node:fs";
import { FROZEN_SAMPLE_FILE, freezeSample } from "../adopt/freeze-sample";
import { runCommand } from "../command-line/command";

runCommand(async () => {
  const frozen = await freezeSample(process.cwd());
  writeFileSync(FROZEN_SAMPLE_FILE, `${JSON.stringify(frozen, null, 2)}\n`);
  console.log(`${FROZEN_SAMPLE_FILE} is current. Commit it with your change.`);
  return 0;
});
