/** `npm run test:build`: makes the build for the tests, and fails if its log has warnings. */
import { buildForTests } from "../build/gatsby-build";
import { runCommand } from "../command-line/command";

runCommand(buildForTests);
