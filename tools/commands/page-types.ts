/** Runs a build if `src/gatsby-types.d.ts`, which the build generates, is missing. */
import { existsSync } from "node:fs";
import { buildForTests } from "../build/gatsby-build";
import { runCommand } from "../command-line/run-command";

runCommand(async () => {
  if (existsSync("src/gatsby-types.d.ts")) return 0;
  console.log("src/gatsby-types.d.ts is missing; the build generates it, so this makes one build.");
  return buildForTests();
});
