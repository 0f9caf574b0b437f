/** `npm run freeze-sample`: notes what the sample in `data/` says, after a change to it. */
import { FROZEN_SAMPLE_FILE, freezeSample } from "../adopt/freeze-sample";
import { runCommand } from "../command-line/run-command";
import { writeJson } from "../command-line/write-json";

runCommand(async () => {
  await writeJson(FROZEN_SAMPLE_FILE, await freezeSample(process.cwd()));
  console.log(`${FROZEN_SAMPLE_FILE} is current. Commit it with your change.`);
  return 0;
});
