import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import type { BrowserProgram } from "../tools/browser/packaged-chromium";
import { CommandError } from "../tools/command-line/run-command";
import { benchFlags, phone } from "./browser";

const LIGHTHOUSE = join("bench", "node_modules", "lighthouse");

/** How fast a page shows itself, by Lighthouse. */
export interface PageTimes {
  /** Largest Contentful Paint: milliseconds until the main part of the first view is there. */
  lcp: number;
  /** Total Blocking Time: milliseconds in which scripts kept the page from answering. */
  tbt: number;
  /** Milliseconds that the page's main thread is busy while it loads, on a phone a quarter as fast. */
  mainThread: number;
  /** Cumulative Layout Shift: how far things jumped while the page loaded; 0 is still. */
  cls: number;
}

const audit = z.object({ numericValue: z.number() });
const report = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  audits: z.object({
    "largest-contentful-paint": audit,
    "total-blocking-time": audit,
    "mainthread-work-breakdown": audit,
    "cumulative-layout-shift": audit,
  }),
});
const manifest = z.object({ version: z.string() });
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

const audits = Object.keys(report.shape.audits.shape);

/**
 * The version of the Lighthouse that `bench/package.json` names. It weighs 185 MB, so only those who
 * measure install it.
 *
 * @throws CommandError when it is not installed
 */
export function installedLighthouse(): string {
  const file = join(LIGHTHOUSE, "package.json");
  if (!existsSync(file)) {
    throw new CommandError("Lighthouse is not installed. Run this first: npm ci --prefix bench");
  }
  return manifest.parse(readJson(file)).version;
}

/**
 * Measures a page once, in a browser of its own.
 *
 * Lighthouse loads the page at full speed and works out from what it saw how it would load on a slow
 * 4G phone. This "simulated" throttling is its usual one; it depends least on how busy this machine
 * is.
 */
export async function measureTimes(
  url: string,
  { executablePath, env }: BrowserProgram,
): Promise<PageTimes> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      join(LIGHTHOUSE, "cli", "index.js"),
      url,
      `--only-audits=${audits.join()}`,
      "--throttling-method=simulate",
      "--form-factor=mobile",
      `--screenEmulation.width=${phone.width}`,
      `--screenEmulation.height=${phone.height}`,
      `--screenEmulation.deviceScaleFactor=${phone.deviceScaleFactor}`,
      `--chrome-flags=--headless=new ${benchFlags.map(quoted).join(" ")}`,
      "--disable-full-page-screenshot",
      "--no-enable-error-reporting",
      "--quiet",
      "--output=json",
    ],
    { env: { ...process.env, ...env, CHROME_PATH: executablePath }, maxBuffer: 64 * 1024 * 1024 },
  );
  const result = report.parse(JSON.parse(stdout));
  if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
  return {
    lcp: result.audits["largest-contentful-paint"].numericValue,
    tbt: result.audits["total-blocking-time"].numericValue,
    mainThread: result.audits["mainthread-work-breakdown"].numericValue,
    cls: result.audits["cumulative-layout-shift"].numericValue,
  };
}

/** Lighthouse splits the flags at spaces that are not in quotes. */
const quoted = (flag: string): string => (flag.includes(" ") ? `"${flag}"` : flag);
