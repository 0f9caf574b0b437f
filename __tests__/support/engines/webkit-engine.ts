/** WebKit as WebKitGTK builds it, driven by plain WebDriver requests. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { webKit } from "../test-programs";
import { complaintCollector } from "./complaint-collector";
import type { Engine, EngineOptions } from "./engine";
import { until } from "./until";
import { startVirtualScreen } from "./virtual-screen";
import { WebDriver } from "./web-driver";
import { WebKitPage } from "./webkit-page";

/** Nothing answers there, so that no test reaches beyond this machine. */
const NOWHERE = "http://127.0.0.1:1";

/**
 * The browser's own buttons keep its window from being as narrow as a phone, so they take no room
 * here.
 */
const NO_BUTTONS = `* {
  min-width: 0; min-height: 0; margin: 0; padding: 0; border-width: 0; box-shadow: none;
  font-size: 1px; -gtk-icon-transform: scale(0.01);
}`;

export async function startWebKit({ scrollBars }: EngineOptions): Promise<Engine> {
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
    GTK_OVERLAY_SCROLLING: scrollBars === "wide" ? "0" : "1",
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
      const { address, stop } = await startDriver(webKit.driver, environment);
      const session = await WebDriver.start(address, {
        "webkitgtk:browserOptions": options,
      });
      const page = new WebKitPage(session, baseURL, stop);
      await page.setViewport(size);
      return page;
    },
    close() {
      close();
      rmSync(settings, { recursive: true });
      return Promise.resolve();
    },
  };
}

/**
 * Starts a driver of its own for a page: ending a session politely never ends where a page asks
 * whether to leave, and a driver has one session at a time.
 */
async function startDriver(program: string, environment: NodeJS.ProcessEnv) {
  const port = await freePort();
  const driver = spawn(program, [`--port=${port}`], {
    env: environment,
    stdio: "ignore",
    // In a group of its own, so that it ends together with all that it started.
    detached: true,
  });
  const address = `http://127.0.0.1:${port}`;
  const end = () => endGroup(driver);
  process.once("exit", end);
  await until("the driver answers", () =>
    fetch(`${address}/status`).then(
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
