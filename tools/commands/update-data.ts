/**
 * `npm run update-data`: shows how to change a `data/` that was written for an older version. With
 * `--write` it makes the changes.
 */
import { readOptions } from "../command-line/options";
import { runCommand } from "../command-line/run-command";
import { updateData } from "../update-data/update-data";

runCommand(async () => {
  const { write = false } = readOptions({ write: { type: "boolean" } });
  console.log(await updateData(process.cwd(), write));
  return 0;
});
