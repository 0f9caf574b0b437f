import { chromium as playwright } from "@playwright/test";
import { findBrowser, launchOptionsFor } from "../tools/browser/find-browser";
import type { BrowserProgram } from "../tools/browser/packaged-chromium";
import { trafficFlags } from "./browser";
import { installedLighthouse, measureTimes, type PageTimes } from "./lighthouse";
import { browserVersion, thisMachine } from "./machine";
import { median } from "./median";
import { measureTraffic, type PageTraffic } from "./page-bytes";
import type { BenchResults, PageResult } from "./page-results";
import { reportProgress } from "./progress";

/** A page that is being served, and what it is called in the results. */
export interface ServedPage {
  name: string;
  url: string;
}

/**
 * Measures what each page loads, once, and how fast it shows itself, `rounds` times.
 *
 * @param baseline the page that all others are compared with
 */
export async function measurePages(
  baseline: ServedPage,
  pages: readonly ServedPage[],
  rounds: number,
): Promise<BenchResults> {
  const lighthouse = installedLighthouse();
  const chromium = findBrowser();
  const all = [baseline, ...pages];
  const progress = reportProgress(all.length * (rounds + 1));

  const traffic = await measureAllTraffic(all, chromium, progress);
  const times = await measureAllTimes(all, { chromium, rounds, progress });
  const resultOf = (page: ServedPage): PageResult => ({
    name: page.name,
    ...medians(times.get(page) ?? []),
    ...(traffic.get(page) as PageTraffic),
  });
  return {
    measured: new Date().toISOString().slice(0, 10),
    machine: thisMachine(),
    browser: browserVersion(chromium),
    lighthouse,
    rounds,
    baseline: resultOf(baseline),
    pages: pages.map(resultOf),
  };
}

async function measureAllTraffic(
  pages: readonly ServedPage[],
  chromium: BrowserProgram,
  progress: (what: string) => void,
): Promise<Map<ServedPage, PageTraffic>> {
  const traffic = new Map<ServedPage, PageTraffic>();
  const browser = await playwright.launch(launchOptionsFor(chromium, trafficFlags()));
  try {
    for (const page of pages) {
      progress(`what ${page.name} loads`);
      traffic.set(page, await measureTraffic(browser, page.url));
    }
  } finally {
    await browser.close();
  }
  return traffic;
}

/** Goes page by page in each round, so that a busy moment of the machine does not hit one page alone. */
async function measureAllTimes(
  pages: readonly ServedPage[],
  how: { chromium: BrowserProgram; rounds: number; progress: (what: string) => void },
): Promise<Map<ServedPage, PageTimes[]>> {
  const times = new Map<ServedPage, PageTimes[]>(pages.map((page) => [page, []]));
  for (let round = 1; round <= how.rounds; round += 1) {
    for (const page of pages) {
      how.progress(`how fast ${page.name} is (round ${round} of ${how.rounds})`);
      times.get(page)?.push(await measureTimes(page.url, how.chromium));
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
