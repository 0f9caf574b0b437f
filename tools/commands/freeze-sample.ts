/**
 * `npm run freeze-sample`: after a change to the sample, renews its copy for the tests, and the hashes by
 * which the check finds what is left of it in the site of a pharmacy.
 */
import { writeFileSync } from "node:fs";
import { copySample, SAMPLE_COPY } from "../adopt/copy-sample";
import { FROZEN_SAMPLE_FILE, freezeSample } from "../adopt/freeze-sample";
import { runCommand } from "../command-line/run-command";

runCommand(async () => {
  const frozen = await freezeSample(process.cwd());
  writeFileSync(FROZEN_SAMPLE_FILE, `${JSON.stringify(frozen, null, 2)}\n`);
  copySample();
  console.log(
    `${FROZEN_SAMPLE_FILE} and ${SAMPLE_COPY}/ are current. Commit them with your change.`,
  );
  return 0;
});
