import { type Browser, chromium as playwright } from "@playwright/test";
import { launchOptionsFor } from "../tools/browser/find-browser";
import type { BrowserProgram } from "../tools/browser/packaged-chromium";
import { phone, trafficFlags } from "./browser";

/** The slow 4G and the slow processor that Lighthouse simulates: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;

/** Milliseconds between the end of loading and the touch. */
const READING_MS = 3_000;

/**
 * Opens a page on a slow phone with an empty cache, and touches the first field of its form.
 *
 * @param savesData whether the browser is set to load as little as possible
 * @returns milliseconds from the touch until the form is hydrated
 */
export async function measureTouch(
  program: BrowserProgram,
  url: string,
  savesData: boolean,
): Promise<number> {
  const browser = await playwright.launch(launchOptionsFor(program, trafficFlags()));
  try {
    return await touchForm(browser, url, savesData);
  } finally {
    await browser.close();
  }
}

async function touchForm(browser: Browser, url: string, savesData: boolean): Promise<number> {
  const { deviceScaleFactor, ...viewport } = phone;
  const page = await browser.newPage({
    viewport,
    deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
  });
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
    addEventListener("pointerdown", () => performance.mark("touch"), { capture: true, once: true });
    new MutationObserver((_, observer) => {
      if (!document.querySelector("[data-hydrated]")) return;
      observer.disconnect();
      performance.measure("touch to life", "touch");
    }).observe(document.body, { attributes: true, subtree: true });
  });
  await page.locator("main form input").first().tap();
  const measured = await page.waitForFunction(
    () => performance.getEntriesByName("touch to life")[0]?.duration,
  );
  return Number(await measured.jsonValue());
}
