/**
 * Runs a build if the types of queries, which the build generates, are missing. Says so if they may be out of date: a
 * build after each change would take too long.
 */
import { existsSync } from "node:fs";
import { changedSinceTypes, TYPES_FILE } from "../../src/gatsby/build/current-build";
import { buildForTests } from "../build/gatsby-build";
import { runCommand } from "../command-line/command";

runCommand(async () => {
  if (!existsSync(TYPES_FILE)) {
    console.log(`${TYPES_FILE} is missing; the build generates it, so this makes one build.`);
    return buildForTests();
  }
  const changed = changedSinceTypes();
  if (changed) {
    console.log(
      `${changed} is newer than ${TYPES_FILE}. If you changed its schema or query, TypeScript does not know it yet: run npm run test:build first, which generates the types.`,
    );
  }
  return 0;
});
