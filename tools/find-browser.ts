import { existsSync } from "node:fs";
import type { LaunchOptions } from "@playwright/test";
import { Launcher } from "chrome-launcher";
import { type BrowserProgram, packagedChromium } from "./packaged-chromium";
import { CommandError } from "./run-command";

/** Where Windows has Edge, which `chrome-launcher` does not look for. */
const EDGE = ["PROGRAMFILES(X86)", "PROGRAMFILES"].map(
  (folder) => `${process.env[folder] ?? ""}\\Microsoft\\Edge\\Application\\msedge.exe`,
);

function installedBrowser(): string | undefined {
  try {
    return Launcher.getInstallations()[0];
  } catch {
    // It throws where there is none.
    return EDGE.find((path) => existsSync(path));
  }
}

/**
 * The browser for tests and benchmarks: the one that `CHROME_PATH` names, an installed Chrome or
 * Chromium (on Windows also Edge), or else the one that came with `npm ci`.
 *
 * @throws CommandError when there is none, with what to do
 */
export function findBrowser(): BrowserProgram {
  const { CHROME_PATH: wanted } = process.env;
  if (wanted === "packaged") return packagedChromium() ?? missing();
  if (wanted && !existsSync(wanted)) {
    throw new CommandError(
      `CHROME_PATH is ${wanted}, and no file is there. Set it to a browser's program file, or unset it.`,
    );
  }
  const executablePath = wanted ?? installedBrowser();
  if (executablePath) return { executablePath, env: {} };
  return packagedChromium() ?? missing();
}

/** How Playwright starts a browser, with these switches. */
export const launchOptionsFor = (
  { executablePath, env }: BrowserProgram,
  flags: readonly string[],
): LaunchOptions => ({
  executablePath,
  args: [...flags],
  env: { ...(process.env as Record<string, string>), ...env },
});

function missing(): never {
  throw new CommandError(
    "No Chrome, Chromium or Edge was found. Install Chrome (google.com/chrome), or set CHROME_PATH to a browser's program file.",
  );
}
