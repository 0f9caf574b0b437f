import { buildIsCurrent } from "../../src/gatsby/build/current-build";
import type { Environment } from "../../src/gatsby/environment/mail-settings";
import { runGatsbyBuild } from "./run-gatsby";

/**
 * Builds the site, unless `public/` is up to date.
 *
 * @returns the exit code
 */
export async function ensureBuild(environment: Environment): Promise<number> {
  if (buildIsCurrent(environment)) {
    console.log("The build in public/ is current, so it is used as it is.");
    return 0;
  }
  console.log("Building the site, which takes about a minute the first time …");
  return runGatsbyBuild({ environment });
}
