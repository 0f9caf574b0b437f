import type { Browser } from "@playwright/test";
import { phone } from "./browser";

/** Slow 4G as Lighthouse and DevTools emulate it: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const CPU_SLOWDOWN = 4;

/** Milliseconds in which a patient looks at the page before touching it. */
const READING_MS = 3_000;

/**
 * Opens a page with an empty cache on a slow phone, and touches the form's first field after a while.
 *
 * @returns milliseconds from the touch until the form is hydrated
 */
export async function measureTouch(browser: Browser, url: string): Promise<number> {
  const { deviceScaleFactor, ...viewport } = phone;
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", SLOW_4G);
    await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_SLOWDOWN });
    await page.goto(url);
    await page.waitForTimeout(READING_MS);
    const hydrated = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let touched = 0;
          addEventListener("pointerdown", () => (touched ||= performance.now()), true);
          new MutationObserver((_, observer) => {
            if (!document.querySelector("[data-hydrated]")) return;
            observer.disconnect();
            resolve(performance.now() - touched);
          }).observe(document.body, { attributes: true, subtree: true });
        }),
    );
    await page.locator("main form input").first().tap();
    return await hydrated;
  } finally {
    await context.close();
  }
}
