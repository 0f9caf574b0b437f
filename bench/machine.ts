import { execFileSync } from "node:child_process";
import { cpus, totalmem } from "node:os";
import type { BrowserProgram } from "../tools/browser/packaged-chromium";

/** Where and with what something was measured. */
export interface Machine {
  processor: string;
  cores: number;
  /** Gibibytes. */
  memory: number;
  system: string;
  node: string;
}

export function thisMachine(): Machine {
  const processors = cpus();
  return {
    processor: processors[0]?.model.trim() ?? "unknown processor",
    cores: processors.length,
    memory: Math.round(totalmem() / 2 ** 30),
    system: `${process.platform} ${process.arch}`,
    node: process.version.slice(1),
  };
}

export const describeMachine = ({ processor, cores, memory, system, node }: Machine): string =>
  `${cores} cores (${processor}), ${memory} GB, ${system}, Node ${node}`;

/** Such as "Chromium 140.0.7339.80". */
export const browserVersion = ({ executablePath, env }: BrowserProgram): string =>
  execFileSync(executablePath, ["--version"], {
    encoding: "utf8",
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "ignore"],
  })
    .replace(/ (?:built on|snap).*/s, "")
    .trim();
