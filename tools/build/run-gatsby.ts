import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { Environment } from "../../src/gatsby/environment/mail-settings";

/** Its usual log moves the cursor about, even in a file. */
const PLAIN_LOG = { GATSBY_LOGGER: "yurnalist" };

/** How to run `gatsby build`. */
export interface GatsbyBuild {
  environment: Environment;
  /** Where the site's sources are. */
  directory?: string;
  onLine?: (line: string) => void;
}

/**
 * Runs `gatsby build`, as `npm run build` does, and hands on each line of its log.
 *
 * @returns its exit code; 1 when a signal ended it
 */
export function runGatsbyBuild({
  environment,
  directory = process.cwd(),
  onLine = console.log,
}: GatsbyBuild): Promise<number> {
  const gatsby = spawn(
    process.execPath,
    ["--env-file=tools/build/gatsby.env", "node_modules/gatsby/cli.js", "build"],
    {
      cwd: directory,
      env: { ...environment, ...PLAIN_LOG },
      stdio: ["inherit", "pipe", "pipe"],
    },
  );
  for (const output of [gatsby.stdout, gatsby.stderr]) {
    createInterface({ input: output }).on("line", onLine);
  }
  const stop = () => void gatsby.kill();
  process.once("exit", stop);

  return new Promise((resolve, reject) => {
    gatsby.once("error", reject);
    gatsby.once("close", (code) => {
      process.off("exit", stop);
      resolve(code ?? 1);
    });
  });
}
