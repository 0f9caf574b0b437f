/** `npm --prefix bench run forms`: time from the first touch of a form until it is hydrated. */
import { chromium as playwright } from "@playwright/test";
import { findBrowser, launchOptionsFor } from "../tools/browser/find-browser";
import type { BrowserProgram } from "../tools/browser/packaged-chromium";
import { buildSite } from "../tools/build/gatsby-build";
import { runCommand } from "../tools/command-line/command";
import { testEnvironment } from "../tools/environment/test-environment";
import { phoneContext, trafficFlags } from "./browser";
import { browserVersion, describeMachine } from "./machine";
import { markdownTable, median } from "./page-results";
import { updatePerformancePage } from "./performance-page";
import { startSecureSite } from "./secure-site";

const ROUNDS = 5;
const FORM_PAGES = ["/prescriptions/", "/contact/"];

/** Slow 4G as in Lighthouse: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;

/** Time between the `load` event and the touch. */
const READING_MS = 3_000;

/** Longest time between touch and hydration. */
const HYDRATION_LIMIT_MS = 5_000;

runCommand(async () => {
  const exitCode = await buildSite(testEnvironment());
  if (exitCode !== 0) return exitCode;

  const browser = findBrowser();
  const table = markdownTable(
    ["Page", "From touch to hydrated", "With `Save-Data`"],
    await measureForms(browser),
  );
  const today = new Date().toISOString().slice(0, 10);
  const results = `${table}\n\nMeasured on ${today}: ${browserVersion(browser)}, median of ${ROUNDS}; ${describeMachine()}.`;
  console.log(`\n${results}\n`);
  await updatePerformancePage("forms", results);
  return 0;
});

/** Returns a row for each form: its path, the time with scripts fetched ahead, and the time without. */
async function measureForms(browser: BrowserProgram): Promise<string[][]> {
  const site = await startSecureSite();
  try {
    const rows = [];
    for (const path of FORM_PAGES) {
      const url = new URL(path, site.url).href;
      const [prefetched, savingData]: [number[], number[]] = [[], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        prefetched.push(await measureTouch(browser, url, false));
        savingData.push(await measureTouch(browser, url, true));
      }
      rows.push([`\`${path}\``, seconds(median(prefetched)), seconds(median(savingData))]);
    }
    return rows;
  } finally {
    await site.close();
  }
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;

/**
 * Opens a page on a slow phone with an empty cache, touches the first field of its form, and returns the milliseconds
 * until the form is hydrated.
 */
async function measureTouch(program: BrowserProgram, url: string, savesData: boolean) {
  const browser = await playwright.launch(launchOptionsFor(program, trafficFlags()));
  try {
    const page = await browser.newPage(phoneContext);
    if (savesData) {
      await page.addInitScript(() => {
        Object.defineProperty(navigator, "connection", { value: { saveData: true } });
      });
    }
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", SLOW_4G);
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await page.goto(url);
    await page.waitForTimeout(READING_MS);
    await page.evaluate(() => {
      addEventListener("pointerdown", () => performance.mark("touch"), {
        capture: true,
        once: true,
      });
      new MutationObserver((_, observer) => {
        if (!document.querySelector("[data-state=alive]")) return;
        observer.disconnect();
        performance.measure("hydration", "touch");
      }).observe(document.body, { attributes: true, subtree: true });
    });
    const field = page.locator("main form input").first();
    await field.scrollIntoViewIfNeeded();
    const box = await field.boundingBox();
    if (!box) throw new Error(`${url} shows no field of a form.`);
    // Nothing of Playwright may run in the page between touch and hydration, so this is neither
    // `field.tap()` nor a condition that the page is asked for again and again.
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    await page.waitForTimeout(HYDRATION_LIMIT_MS);
    const duration = await page.evaluate(
      () => performance.getEntriesByName("hydration")[0]?.duration,
    );
    if (!duration) throw new Error(`The form of ${url} did not hydrate.`);
    return duration;
  } finally {
    await browser.close();
  }
}
