/**
 * Starts WebKitGTK. Playwright's own WebKit build is not in Debian, and iPhones run WebKit, so we drive
 * Debian's build with plain WebDriver requests.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { webKit } from "../test-programs";
import type { Engine } from "./engine";
import { until } from "./until";
import { startVirtualScreen } from "./virtual-screen";
import { COMMAND_LIMIT_MS, WebDriver } from "./web-driver";
import { complaintCollector, WebKitPage } from "./webkit-page";

/** Proxy address where nothing answers, so that no test reaches another host. */
const NOWHERE = "http://127.0.0.1:1";

/** Attempts to start the browser, which rarely hangs before it opens its window on a busy machine. */
const ATTEMPTS = 3;

/** GTK styles that shrink the toolbar, so that the window can be as narrow as a phone. */
const NO_BUTTONS = `* {
  min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; box-shadow: none;
  font-size: 1px; -gtk-icon-transform: scale(0.01);
}`;

export async function startWebKit(): Promise<Engine> {
  const { display, close } = await startVirtualScreen(webKit.screen);
  const settings = mkdtempSync(join(tmpdir(), "webkit-"));
  mkdirSync(join(settings, "gtk-3.0"));
  writeFileSync(join(settings, "gtk-3.0", "gtk.css"), NO_BUTTONS);
  const environment = {
    ...process.env,
    DISPLAY: display,
    GDK_BACKEND: "x11",
    XDG_CONFIG_HOME: settings,
    XDG_DATA_HOME: settings,
    GTK_OVERLAY_SCROLLING: "1",
  };
  const options = {
    binary: webKit.browser,
    args: ["--automation", `--proxy=${NOWHERE}`, "--ignore-host=localhost"],
  };

  return {
    name: "webkit",
    pointers: ["mouse", "pen"],
    firstScript: complaintCollector,
    async newPage({ baseURL, size }) {
      for (let attempt = 1; ; attempt += 1) {
        const { address, stop } = await startDriver(webKit.driver, environment);
        try {
          const session = await WebDriver.start(address, { "webkitgtk:browserOptions": options });
          const page = new WebKitPage(session, baseURL, stop);
          await page.setViewport(size);
          return page;
        } catch (error) {
          stop();
          if (attempt === ATTEMPTS) throw error;
        }
      }
    },
    close() {
      close();
      rmSync(settings, { recursive: true });
      return Promise.resolve();
    },
  };
}

/**
 * Starts a driver for one page. A driver has one session at a time, and deleting a session hangs if
 * the page asks whether to leave, so we kill the driver instead.
 */
async function startDriver(program: string, environment: NodeJS.ProcessEnv) {
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], {
    env: environment,
    stdio: "ignore",
    // Its own process group, so that killing the group also kills the browser.
    detached: true,
  });
  const address = `http://127.0.0.1:${port}`;
  const end = () => endGroup(driver);
  process.once("exit", end);
  await until("the driver answers", () =>
    fetch(`${address}/status`, { signal: AbortSignal.timeout(COMMAND_LIMIT_MS) }).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  return {
    address,
    stop: () => {
      process.off("exit", end);
      end();
    },
  };
}

function endGroup({ pid }: ChildProcess) {
  if (pid !== undefined) process.kill(-pid, "SIGKILL");
}

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
