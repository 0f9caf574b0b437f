import { existsSync } from "node:fs";
import type { LaunchOptions } from "@playwright/test";
import { Launcher } from "chrome-launcher";
import { type BrowserProgram, packagedChromium } from "./packaged-chromium";
import { CommandError } from "../../src/lib/command-error";

function installedBrowser(): string | undefined {
  try {
    return Launcher.getInstallations()[0];
  } catch {
    // Throws if there is none. On Windows, it does not search for Edge.
    return ["PROGRAMFILES(X86)", "PROGRAMFILES"]
      .map((folder) => `${process.env[folder] ?? ""}\\Microsoft\\Edge\\Application\\msedge.exe`)
      .find((path) => existsSync(path));
  }
}

/**
 * Finds the browser of `CHROME_PATH`, or an installed Chrome or Chromium (on Windows also Edge), unless `CHROME_PATH`
 * is `packaged`. Throws `CommandError` if the file of `CHROME_PATH` does not exist.
 */
export function findInstalledBrowser(): BrowserProgram | undefined {
  const { CHROME_PATH: wanted } = process.env;
  if (wanted === "packaged") return undefined;
  if (wanted && !existsSync(wanted)) {
    throw new CommandError(
      `CHROME_PATH is ${wanted}, and no file is there. Set it to a browser's program file, or unset it.`,
    );
  }
  const executablePath = wanted ?? installedBrowser();
  return executablePath ? { executablePath, env: {} } : undefined;
}

/** Finds the browser for benchmarks: an installed one, or the Chromium of `npm ci`. Throws `CommandError` if none. */
export function findBrowser(): BrowserProgram {
  const browser = findInstalledBrowser() ?? packagedChromium();
  if (browser) return browser;
  throw new CommandError(
    "No Chrome, Chromium or Edge was found. Install Chrome (google.com/chrome), or set CHROME_PATH to a browser's program file.",
  );
}

/**
 * Finds the browser for most tests: the one of `CHROME_PATH`, or the Chromium of `npm ci`, which is the same on every
 * machine and needs two thirds of the time. Throws `CommandError` without one.
 */
export const findTestBrowser = (): BrowserProgram =>
  process.env.CHROME_PATH ? findBrowser() : (packagedChromium() ?? findBrowser());

/**
 * What Chromium sets in one thread while others read variables. A new one would move all variables in memory, and crash
 * the browser now and then as it starts; one that is there already moves nothing.
 */
const SET_BY_CHROMIUM = { FC_FONTATIONS: "1" };

/** Returns the options for Playwright that start a browser with these switches. */
export const launchOptionsFor = (
  { executablePath, env }: BrowserProgram,
  flags: readonly string[],
): LaunchOptions => ({
  executablePath,
  args: [...flags],
  env: { ...(process.env as Record<string, string>), ...SET_BY_CHROMIUM, ...env },
});
