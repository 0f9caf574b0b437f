import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { CommandError } from "../../src/lib/command-error";
import { testEnvironment } from "../environment/test-environment";
import { stripVTControlCharacters } from "node:util";

/** Arguments of Node that run Gatsby, as in `package.json`. */
export const GATSBY: readonly string[] = [
  "--env-file=tools/build/gatsby.env",
  "--require=./tools/build/folder-name.cjs",
  "node_modules/gatsby/cli.js",
];

/** Builds the site as `npm run build` does. Returns the exit code; 1 after a signal. */
export async function buildSite(
  environment: NodeJS.ProcessEnv,
  onLine: (line: string) => void = console.log,
): Promise<number> {
  console.log("Building the site, which takes about a minute the first time …");
  const gatsby = spawn(process.execPath, [...GATSBY, "build"], {
    // The default logger moves the cursor, even in a file.
    env: { ...environment, GATSBY_LOGGER: "yurnalist" },
    stdio: ["inherit", "pipe", "pipe"],
  });
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

/** Makes the build for the tests. Throws `CommandError` if the log has warnings. */
export async function buildForTests(): Promise<number> {
  const lines: string[] = [];
  const exitCode = await buildSite(testEnvironment(), (line) => {
    console.log(line);
    lines.push(line);
  });
  const warnings = warningsIn(lines);
  if (exitCode !== 0 || warnings.length === 0) return exitCode;
  throw new CommandError(
    `The build log must be free of warnings, and has:\n${warnings.join("\n")}`,
  );
}

/** Returns the lines of a build log that are warnings of Gatsby, Node or webpack, but not about a busy machine. */
export const warningsIn = (lines: readonly string[]): string[] =>
  lines
    .map(stripVTControlCharacters)
    .filter((line) => /^\s*(?:warn(?:ing)?\b|\(node:\d+\)|⚠)/i.test(line))
    .filter((line) => !line.includes("This query took more than 15s to run"));
