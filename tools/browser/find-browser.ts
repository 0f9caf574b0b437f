import { existsSync } from "node:fs";
import type { LaunchOptions } from "@playwright/test";
import { Launcher } from "chrome-launcher";
import { type BrowserProgram, packagedChromium } from "./packaged-chromium";
import { CommandError } from "../../src/lib/command-error";

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

/** In `CHROME_PATH`: act as if nothing were installed. */
const PACKAGED = "packaged";

/**
 * A whole browser with its profile and its caches: the one that `CHROME_PATH` names, or an installed
 * Chrome or Chromium (on Windows also Edge).
 *
 * @returns `undefined` where there is none, or where `CHROME_PATH` is `packaged`
 * @throws CommandError when `CHROME_PATH` names no file
 */
export function findInstalledBrowser(): BrowserProgram | undefined {
  const { CHROME_PATH: wanted } = process.env;
  if (wanted === PACKAGED) return undefined;
  if (wanted && !existsSync(wanted)) {
    throw new CommandError(
      `CHROME_PATH is ${wanted}, and no file is there. Set it to a browser's program file, or unset it.`,
    );
  }
  const executablePath = wanted ?? installedBrowser();
  return executablePath ? { executablePath, env: {} } : undefined;
}

/**
 * The browser for benchmarks and for the journeys in every engine: an installed one, or else the one
 * that came with `npm ci`.
 *
 * @throws CommandError when there is none, with what to do
 */
export const findBrowser = (): BrowserProgram =>
  findInstalledBrowser() ?? packagedChromium() ?? missing();

/**
 * The browser for most tests: the one that `CHROME_PATH` names, or else the one that came with
 * `npm ci`, which is the same on every machine and does the same in two thirds of the time.
 *
 * @throws CommandError when there is none, with what to do
 */
export const findTestBrowser = (): BrowserProgram =>
  process.env.CHROME_PATH ? findBrowser() : (packagedChromium() ?? findBrowser());

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
