import { chromium as playwright } from "@playwright/test";
import { findBrowser, launchOptionsFor } from "../tools/browser/find-browser";
import type { BrowserProgram } from "../tools/browser/packaged-chromium";
import { trafficFlags } from "./browser";
import { installedLighthouse, measureTimes, type PageTimes } from "./lighthouse";
import { browserVersion, describeMachine } from "./machine";
import { measureTraffic, type PageTraffic } from "./page-bytes";
import { median, type PageResult } from "./page-results";

/** Page of a running server, and its name in the results. */
export interface ServedPage {
  name: string;
  url: string;
}

export type BenchResults = Awaited<ReturnType<typeof measurePages>>;

/** Counts the bytes of each page once, and measures its times `rounds` times. */
export async function measurePages(
  baseline: ServedPage,
  pages: readonly ServedPage[],
  rounds: number,
) {
  const lighthouse = installedLighthouse();
  const chromium = findBrowser();
  const all = [baseline, ...pages];

  const traffic = await measureAllTraffic(all, chromium);
  const times = await measureAllTimes(all, chromium, rounds);
  const resultOf = (page: ServedPage): PageResult => ({
    name: page.name,
    ...medians(times.get(page) ?? []),
    ...(traffic.get(page) as PageTraffic),
  });
  return {
    /** Date, such as "2026-11-23". */
    measured: new Date().toISOString().slice(0, 10),
    machine: describeMachine(),
    browser: browserVersion(chromium),
    lighthouse,
    rounds,
    baseline: resultOf(baseline),
    pages: pages.map(resultOf),
  };
}

async function measureAllTraffic(pages: readonly ServedPage[], chromium: BrowserProgram) {
  const traffic = new Map<ServedPage, PageTraffic>();
  const browser = await playwright.launch(launchOptionsFor(chromium, trafficFlags()));
  try {
    for (const page of pages) {
      console.log(`Bytes of ${page.name}`);
      traffic.set(page, await measureTraffic(browser, page.url));
    }
  } finally {
    await browser.close();
  }
  return traffic;
}

/** Measures all pages in each round, so that a busy moment of the machine does not hit one page alone. */
async function measureAllTimes(
  pages: readonly ServedPage[],
  chromium: BrowserProgram,
  rounds: number,
) {
  const times = new Map<ServedPage, PageTimes[]>(pages.map((page) => [page, []]));
  for (let round = 1; round <= rounds; round += 1) {
    for (const page of pages) {
      console.log(`Round ${round} of ${rounds}: times of ${page.name}`);
      times.get(page)?.push(await measureTimes(page.url, chromium));
    }
  }
  return times;
}

const medians = (runs: readonly PageTimes[]): PageTimes => ({
  lcp: median(runs.map(({ lcp }) => lcp)),
  tbt: median(runs.map(({ tbt }) => tbt)),
  mainThread: median(runs.map(({ mainThread }) => mainThread)),
  cls: median(runs.map(({ cls }) => cls)),
});
