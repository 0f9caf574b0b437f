import { execFileSync } from "node:child_process";
import { cpus, totalmem } from "node:os";
import type { BrowserProgram } from "../tools/browser/packaged-chromium";

/** Returns for example "2 cores (AMD EPYC), 24 GB, linux x64, Node 20.20.2". */
export function describeMachine(): string {
  const processors = cpus();
  const model = processors[0]?.model.trim() ?? "unknown processor";
  const gigabytes = Math.round(totalmem() / 2 ** 30);
  return `${processors.length} cores (${model}), ${gigabytes} GB, ${process.platform} ${process.arch}, Node ${process.version.slice(1)}`;
}

/** Returns for example "Chromium 140.0.7339.80". */
export const browserVersion = ({ executablePath, env }: BrowserProgram): string =>
  execFileSync(executablePath, ["--version"], {
    encoding: "utf8",
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "ignore"],
  })
    .replace(/ (?:built on|snap).*/s, "")
    .trim();
