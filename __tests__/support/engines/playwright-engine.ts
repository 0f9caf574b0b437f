/** Chromium and Firefox, driven by Playwright. */
import { type Browser, chromium, firefox } from "@playwright/test";
import { chromiumFlags } from "../../../tools/browser/chromium-flags";
import { findBrowser, launchOptionsFor } from "../../../tools/browser/find-browser";
import { firefoxPath } from "../test-programs";
import type { Engine, EngineOptions } from "./engine";
import { PlaywrightPage } from "./playwright-page";
import { firefoxPointers, chromiumPointers } from "./playwright-pointers";

/** Nothing answers there, so that no test reaches beyond this machine. */
const NOWHERE = { host: "127.0.0.1", port: 1 };

/** Without a screen Firefox believes that there is no mouse (6: fine, and able to hover). */
const MOUSE = 6;

export async function startChromium({ scrollBars }: EngineOptions): Promise<Engine> {
  const flags = [...chromiumFlags, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost"];
  const browser = await chromium.launch({
    ...launchOptionsFor(findBrowser(), flags),
    ignoreDefaultArgs: scrollBars === "wide" ? ["--hide-scrollbars"] : [],
  });
  return { name: "chromium", pointers: ["mouse", "touch", "pen"], ...pagesOf(browser) };
}

export async function startFirefox({ scrollBars }: EngineOptions): Promise<Engine> {
  const browser = await firefox.launch({
    channel: "moz-firefox",
    executablePath: firefoxPath,
    // Otherwise Playwright lends it the settings of the other tests' Chromium, whose fonts and
    // libraries are not its own: it would draw boxes in the place of letters.
    args: [],
    env: process.env,
    firefoxUserPrefs: {
      "ui.primaryPointerCapabilities": MOUSE,
      "ui.allPointerCapabilities": MOUSE,
      "dom.w3c_touch_events.enabled": 1,
      "ui.useOverlayScrollbars": scrollBars === "wide" ? 0 : 1,
      "network.proxy.type": 1,
      "network.proxy.http": NOWHERE.host,
      "network.proxy.http_port": NOWHERE.port,
      "network.proxy.ssl": NOWHERE.host,
      "network.proxy.ssl_port": NOWHERE.port,
      "network.proxy.no_proxies_on": "localhost",
    },
  });
  return { name: "firefox", pointers: ["mouse", "touch"], ...pagesOf(browser) };
}

function pagesOf(browser: Browser): Pick<Engine, "newPage" | "close"> {
  const isChromium = browser.browserType().name() === "chromium";
  return {
    async newPage({ baseURL, size }) {
      const context = await browser.newContext({ baseURL, viewport: size });
      const page = await context.newPage();
      const pressAt = isChromium ? await chromiumPointers(page) : firefoxPointers(page);
      return new PlaywrightPage(page, pressAt);
    },
    close: () => browser.close(),
  };
}
