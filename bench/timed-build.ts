import { spawn } from "node:child_process";
import { once } from "node:events";
import { CommandError } from "../src/lib/command-error";
import { watchPeakMemory } from "./process-memory";

const REPORT_MILLISECONDS = 30_000;

/** What a build cost. */
export interface BuildCost {
  seconds: number;
  /** The most memory that the build and its helpers held at one moment, in bytes. */
  memory: number;
}

/**
 * Runs `npm run build` in a copy of the project.
 *
 * @param report called now and then while the build runs
 * @throws CommandError with the build's own words when it fails
 */
export async function timedBuild(folder: string, report?: () => void): Promise<BuildCost> {
  const started = performance.now();
  const build = spawn("npm", ["run", "build"], {
    cwd: folder,
    env: { ...process.env, GATSBY_LOGGER: "yurnalist" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const log: Buffer[] = [];
  build.stdout.on("data", (chunk: Buffer) => log.push(chunk));
  build.stderr.on("data", (chunk: Buffer) => log.push(chunk));
  const peakMemory = watchPeakMemory(build.pid ?? 0);
  const reporting = report && setInterval(report, REPORT_MILLISECONDS);
  const [exitCode] = (await once(build, "close")) as [number | null];
  clearInterval(reporting);
  const memory = peakMemory();
  if (exitCode !== 0) {
    throw new CommandError(`${Buffer.concat(log).toString()}\nThe build failed; see above.`);
  }
  return { seconds: (performance.now() - started) / 1000, memory };
}
