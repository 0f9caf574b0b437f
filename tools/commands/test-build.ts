/**
 * `npm run test:build`: makes the production build for the tests, unless `public/` is current. Fails if its log has
 * warnings.
 */
import { buildForTests } from "../build/gatsby-build";
import { runCommand } from "../command-line/command";

runCommand(buildForTests);
