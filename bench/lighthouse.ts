import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import type { BrowserProgram } from "../tools/browser/packaged-chromium";
import { CommandError } from "../src/lib/command-error";
import { lighthouseFlags, phone } from "./browser";

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
  audits: z.object({
    "largest-contentful-paint": audit,
    "total-blocking-time": audit,
    "mainthread-work-breakdown": audit,
    "cumulative-layout-shift": audit,
  }),
});
const failedReport = z.object({
  runtimeError: z.object({ code: z.string(), message: z.string() }),
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

/** How often Lighthouse may fail on one page, as it does now and then when a browser starts slowly. */
const ATTEMPTS = 3;

/**
 * Measures a page once, and once more if Lighthouse failed.
 *
 * @throws Error in Lighthouse's words when it fails again and again
 */
export async function measureTimes(url: string, browser: BrowserProgram): Promise<PageTimes> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return readReport(await runLighthouse(url, browser));
    } catch (error) {
      if (attempt === ATTEMPTS) throw new Error(`${url} was not measured.`, { cause: error });
      console.log(`Lighthouse failed, so it starts again. ${String(error)}`);
    }
  }
}

/**
 * What Lighthouse measured.
 *
 * @param text its report, as JSON
 * @throws Error in Lighthouse's words when it measured nothing
 */
export function readReport(text: string): PageTimes {
  const json: unknown = JSON.parse(text);
  const failed = failedReport.safeParse(json);
  if (failed.success) {
    const { code, message } = failed.data.runtimeError;
    throw new Error(`${code}: ${message}`);
  }
  const { audits } = report.parse(json);
  return {
    lcp: audits["largest-contentful-paint"].numericValue,
    tbt: audits["total-blocking-time"].numericValue,
    mainThread: audits["mainthread-work-breakdown"].numericValue,
    cls: audits["cumulative-layout-shift"].numericValue,
  };
}

/**
 * Runs Lighthouse once, with a browser of its own, and gives back its report.
 *
 * Lighthouse loads the page at full speed and works out from what it saw how it would load on a slow
 * 4G phone. This "simulated" throttling is its usual one; it depends least on how busy this machine
 * is.
 */
async function runLighthouse(
  url: string,
  { executablePath, env }: BrowserProgram,
): Promise<string> {
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
      `--chrome-flags=--headless=new ${lighthouseFlags.map(quoted).join(" ")}`,
      "--disable-full-page-screenshot",
      "--no-enable-error-reporting",
      "--quiet",
      "--output=json",
    ],
    { env: { ...process.env, ...env, CHROME_PATH: executablePath }, maxBuffer: 64 * 1024 * 1024 },
  );
  return stdout;
}

/** Lighthouse splits the flags at spaces that are not in quotes. */
const quoted = (flag: string): string => (flag.includes(" ") ? `"${flag}"` : flag);
