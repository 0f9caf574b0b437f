/** `npm run bench`: how fast every page is, next to a page that could not be faster. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chromium as playwright } from "@playwright/test";
import { ensureChromium } from "../install-chromium";
import { readOptions } from "../options";
import { ensureBuild } from "../production-build";
import { runCommand } from "../run-command";
import { testEnvironment } from "../test-environment";
import { benchFlags } from "./browser";
import { FLOOR_PATH } from "./floor-page";
import { ensureLighthouse, measureTimes, type PageTimes } from "./lighthouse";
import { browserVersion, thisMachine } from "./machine";
import { median } from "./median";
import { measureTraffic, type PageTraffic } from "./page-bytes";
import {
  type BenchResults,
  describeResults,
  describeTraffic,
  type PageResult,
} from "./page-results";
import { reportProgress } from "./progress";
import { updateReadme } from "./readme-part";
import { startSecureSite } from "./secure-site";

const RESULTS = join("tools", "bench", "page-results.json");
const ROUNDS = 5;

runCommand(async () => {
  const { quick = false } = readOptions({ quick: { type: "boolean" } });
  const exitCode = await ensureBuild(testEnvironment());
  if (exitCode !== 0) return exitCode;

  const results = await measure(quick ? ["/"] : pagesOfTheSite(), quick ? 1 : ROUNDS);
  console.log(`\n${describeTraffic(results)}\n\n${describeResults(results)}\n`);
  if (quick) {
    console.log("A try: nothing was written. npm run bench measures every page five times.");
    return 0;
  }
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
  await updateReadme("bench:pages", describeResults(results));
  console.log(`The results are in ${RESULTS} and in README.md.`);
  return 0;
});

/** Every address in the sitemap, the home page first. */
function pagesOfTheSite(): string[] {
  const sitemap = readFileSync(join("public", "sitemap-0.xml"), "utf8");
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)];
  return addresses.map(([, address]) => new URL(address ?? "").pathname).sort();
}

async function measure(pages: readonly string[], rounds: number): Promise<BenchResults> {
  const lighthouse = await ensureLighthouse();
  const chromium = ensureChromium();
  const addresses = [FLOOR_PATH, ...pages];
  const progress = reportProgress(addresses.length * (rounds + 1));

  const site = await startSecureSite();
  const urlOf = (path: string) => new URL(path, site.url).href;
  try {
    const traffic = await measureAllTraffic(addresses, urlOf, chromium, progress);
    const times = await measureAllTimes(addresses, urlOf, { chromium, rounds, progress });
    const resultOf = (path: string): PageResult => ({
      path,
      ...medians(times.get(path) ?? []),
      ...(traffic.get(path) as PageTraffic),
    });
    return {
      measured: new Date().toISOString().slice(0, 10),
      machine: thisMachine(),
      browser: browserVersion(chromium),
      lighthouse,
      rounds,
      floor: resultOf(FLOOR_PATH),
      pages: pages.map(resultOf),
    };
  } finally {
    await site.close();
  }
}

async function measureAllTraffic(
  addresses: readonly string[],
  urlOf: (path: string) => string,
  chromium: string,
  progress: (what: string) => void,
): Promise<Map<string, PageTraffic>> {
  const traffic = new Map<string, PageTraffic>();
  const browser = await playwright.launch({ executablePath: chromium, args: [...benchFlags] });
  try {
    for (const path of addresses) {
      progress(`what ${path} loads`);
      traffic.set(path, await measureTraffic(browser, urlOf(path)));
    }
  } finally {
    await browser.close();
  }
  return traffic;
}

/** Goes page by page in each round, so that a busy moment of the machine does not hit one page alone. */
async function measureAllTimes(
  addresses: readonly string[],
  urlOf: (path: string) => string,
  how: { chromium: string; rounds: number; progress: (what: string) => void },
): Promise<Map<string, PageTimes[]>> {
  const times = new Map<string, PageTimes[]>(addresses.map((path) => [path, []]));
  for (let round = 1; round <= how.rounds; round += 1) {
    for (const path of addresses) {
      how.progress(`how fast ${path} is (round ${round} of ${how.rounds})`);
      times.get(path)?.push(await measureTimes(urlOf(path), how.chromium));
    }
  }
  return times;
}

const medians = (runs: readonly PageTimes[]): PageTimes => ({
  lcp: median(runs.map(({ lcp }) => lcp)),
  tbt: median(runs.map(({ tbt }) => tbt)),
  cls: median(runs.map(({ cls }) => cls)),
});
