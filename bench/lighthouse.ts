import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import type { BrowserProgram } from "../tools/browser/packaged-chromium";
import { CommandError } from "../src/lib/command-error";
import { lighthouseFlags, phone } from "./browser";

const LIGHTHOUSE = join("bench", "node_modules", "lighthouse");

export interface PageTimes {
  /** Largest Contentful Paint: milliseconds until the largest text or picture above the fold is painted. */
  lcp: number;
  /** Total Blocking Time: milliseconds in which the page could not respond to input. */
  tbt: number;
  /** Milliseconds of main-thread work while the page loads, with the processor slowed down four times. */
  mainThread: number;
  /** Cumulative Layout Shift: how far content moved while the page loaded; 0 is the best. */
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

const audits = Object.keys(report.shape.audits.shape);

/** Returns the version of Lighthouse, which is optional, as it weighs 185 MB. Throws `CommandError` without it. */
export function installedLighthouse(): string {
  const file = join(LIGHTHOUSE, "package.json");
  if (!existsSync(file)) {
    throw new CommandError("Lighthouse is not installed. Run this first: npm ci --prefix bench");
  }
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(file, "utf8"))).version;
}

/** Attempts for each page: Lighthouse sometimes fails when the browser starts slowly. */
const ATTEMPTS = 3;

/** Measures a page. Throws an error with Lighthouse's message if the last attempt fails. */
export async function measureTimes(url: string, browser: BrowserProgram): Promise<PageTimes> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return readReport(await runLighthouse(url, browser));
    } catch (error) {
      if (attempt === ATTEMPTS) throw new Error(`${url} was not measured.`, { cause: error });
      console.log(`Lighthouse failed; retrying. ${String(error)}`);
    }
  }
}

/** Parses Lighthouse's JSON report. Throws an error with Lighthouse's message if it has no times. */
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
 * Runs Lighthouse once in its own browser and returns its JSON report. Simulated throttling, Lighthouse's default,
 * loads the page at full speed and calculates the times of a slow 4G phone: a busy machine matters least to it.
 */
async function runLighthouse(url: string, { executablePath, env }: BrowserProgram) {
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

/** Quotes a flag with spaces, at which Lighthouse would split it. */
const quoted = (flag: string): string => (flag.includes(" ") ? `"${flag}"` : flag);
