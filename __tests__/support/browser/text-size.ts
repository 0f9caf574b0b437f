import type { Page } from "@playwright/test";

/** Text size as people set it in the browser: in percent of the usual 16 px. */
export async function setTextSize(page: Page, percent: number) {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Page.setFontSizes", { fontSizes: { standard: (16 * percent) / 100 } });
}
