/** Runs a build if the types of queries, which the build generates, are missing. */
import { existsSync } from "node:fs";
import { buildForTests } from "../build/gatsby-build";
import { runCommand } from "../command-line/command";

const TYPES_FILE = "src/gatsby-types.d.ts";

runCommand(async () => {
  if (existsSync(TYPES_FILE)) return 0;
  console.log(`${TYPES_FILE} is missing; the build generates it, so this makes one build.`);
  return buildForTests();
});
