import type { CDPSession, Page } from "@playwright/test";

/** A mid-range phone. */
export const phoneScreen = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  hasTouch: true,
  isMobile: true,
};

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Sets the browser's text size, in percent of 16 px. */
export async function setTextSize(page: Page, percent: number) {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const browser = await session;
  await browser.send("Page.setFontSizes", { fontSizes: { standard: (16 * percent) / 100 } });
}

/** Returns the horizontal overflow in pixels. Runs in the page. */
export const sidewaysOverflow = () =>
  document.documentElement.scrollWidth - document.documentElement.clientWidth;
