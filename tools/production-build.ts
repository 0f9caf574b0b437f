import { buildIsCurrent, fingerprint, forgetBuild, noteBuild } from "./build-info";
import { runGatsby } from "./gatsby";
import type { Environment } from "./mail-settings";

/** How to make a build. */
export interface BuildOptions {
  environment: Environment;
  /** Passed on to `gatsby build`. */
  args?: readonly string[];
  /** Called with each line of the log; without it Gatsby draws on the terminal itself. */
  onLine?: (line: string) => void;
}

/**
 * Makes the production build in `public/`, and notes what it was made from.
 *
 * @returns the exit code
 */
export async function makeBuild({ environment, args = [], onLine }: BuildOptions): Promise<number> {
  // What is edited from here on may or may not be in the build, so it counts as newer.
  const sources = fingerprint(environment);
  forgetBuild();
  const exitCode = await runGatsby({ command: "build", args, environment, onLine });
  if (exitCode !== 0) return exitCode;
  // Arguments such as --prefix-paths change the result in ways that the note does not record.
  if (args.length === 0) noteBuild(sources);
  return 0;
}

/**
 * Makes the production build unless `public/` holds it already.
 *
 * @returns the exit code
 */
export async function ensureBuild(environment: Environment): Promise<number> {
  if (buildIsCurrent(environment)) {
    console.log("The build in public/ is current, so it is used as it is.");
    return 0;
  }
  console.log("Making the production build, about a minute the first time …");
  return makeBuild({ environment });
}
