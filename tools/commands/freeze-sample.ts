/** `npm run freeze-sample`: notes what the sample in `data/` says, after a change to it. */
import { writeFileSync } from "node:fs";
import { format, resolveConfig } from "prettier";
import { FROZEN_SAMPLE_FILE, freezeSample } from "../adopt/freeze-sample";
import { runCommand } from "../command-line/run-command";

runCommand(async () => {
  const frozen = JSON.stringify(await freezeSample(process.cwd()));
  const style = { ...(await resolveConfig(FROZEN_SAMPLE_FILE)), filepath: FROZEN_SAMPLE_FILE };
  writeFileSync(FROZEN_SAMPLE_FILE, await format(frozen, style));
  console.log(`${FROZEN_SAMPLE_FILE} is current. Commit it with your change.`);
  return 0;
});
