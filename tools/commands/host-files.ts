/** `npm run host-files`: writes the configurations of the hosts that follow from `hosting/rules.ts`. */
import { writeFileSync } from "node:fs";
import { jsonFiles, textFiles } from "../../hosting/host-files";
import { runCommand } from "../command-line/command";

runCommand(() => {
  for (const [path, text] of Object.entries(textFiles)) writeFileSync(path, text);
  for (const [path, value] of Object.entries(jsonFiles)) {
    writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
  }
  return Promise.resolve(0);
});
