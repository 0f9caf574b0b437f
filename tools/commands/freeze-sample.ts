/**
 * `npm run freeze-sample`: keeps what the sample in `data/` says, after a change to it: a copy for the
 * tests, and marks by which sites of pharmacies know what they have left of it.
 */
import { copySample, SAMPLE_COPY } from "../adopt/copy-sample";
import { FROZEN_SAMPLE_FILE, freezeSample } from "../adopt/freeze-sample";
import { runCommand } from "../command-line/run-command";
import { writeJson } from "../command-line/write-json";

runCommand(async () => {
  await writeJson(FROZEN_SAMPLE_FILE, await freezeSample(process.cwd()));
  copySample();
  console.log(
    `${FROZEN_SAMPLE_FILE} and ${SAMPLE_COPY}/ are current. Commit them with your change.`,
  );
  return 0;
});
