/**
 * WebKitGTK, driven by selenium-webdriver. iPhones run WebKit; Debian does not have Playwright's own
 * WebKit build, and Playwright cannot drive another.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test as base } from "@playwright/test";
import detectPort from "detect-port";
import { Builder, type WebDriver } from "selenium-webdriver";
import { webKit } from "./test-programs";

export { expect };

interface WorkerFixtures {
  /** Environment of the browser, with a screen. */
  desktop: NodeJS.ProcessEnv;
}

export const test = base.extend<{ driver: WebDriver }, WorkerFixtures>({
  desktop: [
    // Playwright parses the names of fixtures from the first parameter.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const screen = spawn(
        webKit.screen,
        ["-displayfd", "3", "-screen", "0", "1920x1200x24", "-nolisten", "tcp"],
        { stdio: ["ignore", "ignore", "ignore", "pipe"] },
      );
      const settings = gtkSettings();
      await use({
        ...process.env,
        DISPLAY: `:${await firstLine(screen)}`,
        GDK_BACKEND: "x11",
        XDG_CONFIG_HOME: settings,
        XDG_DATA_HOME: settings,
        GTK_OVERLAY_SCROLLING: "1",
      });
      screen.kill();
      rmSync(settings, { recursive: true });
    },
    { scope: "worker" },
  ],

  driver: async ({ desktop }, use) => {
    const { driver, stop } = await startBrowser(desktop);
    await use(driver);
    stop();
  },
});

/** The browser rarely hangs before it opens its window. */
const START_LIMIT_MS = 60_000;
const ATTEMPTS = 3;

async function startBrowser(environment: NodeJS.ProcessEnv, attempts = ATTEMPTS) {
  const port = await detectPort(0);
  const program = spawn(webKit.driver, [`--port=${port}`], {
    env: environment,
    stdio: "ignore",
    // Its own process group, so that killing the group also ends the browser.
    detached: true,
  });
  // Closing the session would hang if the page asks whether to leave.
  const stop = () => program.pid !== undefined && process.kill(-program.pid, "SIGKILL");
  const limit = new AbortController();
  const hangs = pause(START_LIMIT_MS, undefined, limit).then(() => {
    throw new Error(`${webKit.browser} did not start.`);
  });
  try {
    return { driver: await Promise.race([connect(`http://127.0.0.1:${port}`), hangs]), stop };
  } catch (error) {
    stop();
    if (attempts === 1) throw error;
    return startBrowser(environment, attempts - 1);
  } finally {
    limit.abort();
  }
}

async function connect(address: string): Promise<WebDriver> {
  await expect(async () => expect((await fetch(`${address}/status`)).ok).toBe(true)).toPass();
  return new Builder()
    .usingServer(address)
    .withCapabilities({
      browserName: "MiniBrowser",
      "webkitgtk:browserOptions": {
        binary: webKit.browser,
        // At the proxy's address nothing answers, so no test reaches another host.
        args: ["--automation", "--proxy=http://127.0.0.1:1", "--ignore-host=localhost"],
      },
    })
    .build();
}

/** GTK styles that shrink the toolbar, so that the window can be as narrow as a phone. */
const NO_BUTTONS = `* {
  min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; box-shadow: none;
  font-size: 1px; -gtk-icon-transform: scale(0.01);
}`;

/** Returns a folder with GTK's settings. */
function gtkSettings() {
  const folder = mkdtempSync(join(tmpdir(), "webkit-"));
  mkdirSync(join(folder, "gtk-3.0"));
  writeFileSync(join(folder, "gtk-3.0", "gtk.css"), NO_BUTTONS);
  // Pages see `prefers-reduced-motion`, so nothing scrolls slowly.
  writeFileSync(join(folder, "gtk-3.0", "settings.ini"), "[Settings]\ngtk-enable-animations=0\n");
  return folder;
}

/** Returns the number of the display that an X server has found. */
const firstLine = (screen: ChildProcess) =>
  new Promise<string>((resolve, reject) => {
    let text = "";
    screen.stdio[3]?.on("data", (part: Buffer) => {
      text += part.toString();
      if (text.endsWith("\n")) resolve(text.trim());
    });
    screen.once("error", reject);
    screen.once("exit", () => reject(new Error("The virtual screen did not start.")));
  });

/** Sets the viewport by resizing the window, which is larger than the viewport by its frame. */
export async function setViewport(driver: WebDriver, width: number, height: number) {
  const inner = () =>
    driver.executeScript<[width: number, height: number]>(() => [innerWidth, innerHeight]);
  const browserWindow = driver.manage().window();
  const outer = await browserWindow.getRect();
  const [widthNow, heightNow] = await inner();
  await browserWindow.setRect({
    width: width + outer.width - widthNow,
    height: height + outer.height - heightNow,
  });
  await expect.poll(inner).toEqual([width, height]);
}
