/**
 * `npm run update-data`: shows the changes that a `data/` of an older version needs. `--write` makes them.
 */
import { readOptions } from "../command-line/options";
import { runCommand } from "../command-line/run-command";
import { updateData } from "../update-data/update-data";

runCommand(async () => {
  const { write = false } = readOptions({ write: { type: "boolean" } });
  console.log(await updateData(process.cwd(), write));
  return 0;
});
