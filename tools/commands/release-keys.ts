/** `npm run release-keys`: writes the keys and ids of `data/` as those of a release, with which a test compares later ones. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { filesBelow } from "../../src/lib/files-below";
import { runCommand } from "../command-line/command";
import { keyList, RELEASED_KEYS_FILE } from "../update/key-list";

runCommand(() => {
  const paths = filesBelow("data").filter((path) => path.endsWith(".yaml"));
  const sample = new Map(paths.map((path) => [path, readFileSync(join("data", path), "utf8")]));
  writeFileSync(RELEASED_KEYS_FILE, `${keyList(sample).join("\n")}\n`);
  console.log(`${RELEASED_KEYS_FILE} has the keys of today. Commit it with the release.`);
  return Promise.resolve(0);
});
