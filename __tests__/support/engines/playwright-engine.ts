/** Starts Chromium and Firefox with Playwright. */
import { type Browser, chromium, firefox, type Page } from "@playwright/test";
import { chromiumFlags } from "../../../tools/browser/chromium-flags";
import { findBrowser, launchOptionsFor } from "../../../tools/browser/find-browser";
import { firefoxPath } from "../test-programs";
import type { Engine } from "./engine";
import { PlaywrightPage, type PressAt } from "./playwright-page";

/** Proxy address where nothing answers, so that no test reaches another host. */
const NOWHERE = { host: "127.0.0.1", port: 1 };

/** Firefox's number for "fine pointer, can hover". Without a screen Firefox reports no mouse. */
const MOUSE = 6;

export async function startChromium(): Promise<Engine> {
  const flags = [...chromiumFlags, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost"];
  const browser = await chromium.launch(launchOptionsFor(findBrowser(), flags));
  return {
    name: "chromium",
    pointers: ["mouse", "touch", "pen"],
    ...pagesOf(browser, pressInChromium),
  };
}

export async function startFirefox(): Promise<Engine> {
  const browser = await firefox.launch({
    channel: "moz-firefox",
    executablePath: firefoxPath,
    // Overrides the launch options of the Chromium tests, whose fonts and libraries do not fit
    // Firefox: it would draw boxes instead of letters.
    args: [],
    env: process.env,
    firefoxUserPrefs: {
      "ui.primaryPointerCapabilities": MOUSE,
      "ui.allPointerCapabilities": MOUSE,
      "ui.useOverlayScrollbars": 1,
      "network.proxy.type": 1,
      "network.proxy.http": NOWHERE.host,
      "network.proxy.http_port": NOWHERE.port,
      "network.proxy.ssl": NOWHERE.host,
      "network.proxy.ssl_port": NOWHERE.port,
      "network.proxy.no_proxies_on": "localhost",
    },
  });
  // Playwright's `tap` does nothing in Firefox, so a tap is a click there.
  const click = (page: Page) => Promise.resolve<PressAt>((x, y) => page.mouse.click(x, y));
  return { name: "firefox", pointers: ["mouse"], ...pagesOf(browser, click) };
}

function pagesOf(
  browser: Browser,
  pressIn: (page: Page) => Promise<PressAt>,
): Pick<Engine, "newPage" | "close"> {
  return {
    async newPage({ baseURL, size }) {
      const context = await browser.newContext({ baseURL, viewport: size });
      const page = await context.newPage();
      return new PlaywrightPage(page, await pressIn(page));
    },
    close: () => browser.close(),
  };
}

/** Presses through Chromium's DevTools protocol, since Playwright has no pen. */
async function pressInChromium(page: Page): Promise<PressAt> {
  const session = await page.context().newCDPSession(page);
  return async (x, y, pointer) => {
    if (pointer === "touch") {
      const touchPoints = [{ x, y }];
      await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
      await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      return;
    }
    const event = { x, y, pointerType: pointer } as const;
    const pressed = { ...event, button: "left", clickCount: 1 } as const;
    await session.send("Input.dispatchMouseEvent", { type: "mouseMoved", ...event });
    await session.send("Input.dispatchMouseEvent", {
      type: "mousePressed",
      buttons: 1,
      ...pressed,
    });
    await session.send("Input.dispatchMouseEvent", { type: "mouseReleased", ...pressed });
  };
}
