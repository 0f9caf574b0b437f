import { defineConfig } from "@playwright/test";
import type { ServerOptions } from "./__tests__/support/hosting/web-server";
import { phoneScreen } from "./__tests__/support/browser/viewport";
import type { FormOptions } from "./__tests__/support/browser/forms";
import { chromiumFlags } from "./tools/browser/chromium-flags";
import {
  findInstalledBrowser,
  findTestBrowser,
  launchOptionsFor,
} from "./tools/browser/find-browser";
import { testEnvironment } from "./tools/environment/test-environment";
import { canTestWith, firefoxPath } from "./__tests__/support/test-programs";
import { isSampleHere } from "./__tests__/support/sites";

const installedBrowser = canTestWith("chrome") && findInstalledBrowser();

/** Tests of the site in this folder, and tests of the product, which need the sample. */
const IN_CHROMIUM = ["own-site/*.spec.ts", ...(isSampleHere ? ["browser/*.spec.ts"] : [])];

const EDITING_SCREEN = "editing-screen*.spec.ts";

const editingScreen = isSampleHere ? `browser/${EDITING_SCREEN}` : [];

/** `gatsby develop` and Firefox take long to open a page beside other tests. */
const patience = { expect: { timeout: 60_000 } };

const desk = { viewport: { width: 1440, height: 900 } };

/** Proxy address where nothing answers, so that no test reaches another host. */
const NOWHERE = { host: "127.0.0.1", port: 1 };

/** Firefox's number for "fine pointer, can hover". Without a screen Firefox reports no mouse. */
const MOUSE = 6;

const firefox = {
  browserName: "firefox" as const,
  channel: "moz-firefox",
  ...desk,
  // The forms' words in the other language, too.
  translation: "es",
  launchOptions: {
    executablePath: firefoxPath,
    // Overrides what is meant for Chromium, whose fonts and libraries do not fit: Firefox
    // would draw boxes instead of letters.
    args: [],
    env: process.env as Record<string, string>,
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
  },
};

export default defineConfig<FormOptions, ServerOptions>({
  testDir: "__tests__",
  testMatch: "*.spec.ts",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Milliseconds, enough for a machine that is busy, or stands still for a while.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  outputDir: "test-results/browser",
  use: {
    // Port of the server below.
    baseURL: `http://localhost:${process.env.TEST_SITE_PORT}/`,
    // Traces make tests 50 % slower. A failure prints the command that runs the test with a trace.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: launchOptionsFor(findTestBrowser(), chromiumFlags),
  },
  projects: [
    // First, because the tests of one file run one after the other: at the end, the other worker would have nothing to do.
    {
      name: "editing",
      testMatch: editingScreen,
      grepInvert: /@chrome/,
      use: desk,
      ...patience,
    },
    ...(canTestWith("webkit") ? [{ name: "webkit", testDir: "__tests__/webkit" }] : []),
    ...(canTestWith("firefox")
      ? [
          // After those in Chromium, since both show the pages of one folder.
          {
            name: "editing-firefox",
            testMatch: editingScreen,
            grep: /@firefox/,
            dependencies: ["editing"],
            use: firefox,
            ...patience,
          },
          {
            name: "firefox",
            testMatch: "browser/*.spec.ts",
            testIgnore: EDITING_SCREEN,
            grep: /@firefox/,
            // The tests above keep one worker busy, and these the other one. Only in CI: elsewhere, a run of one file would
            // begin with all tests of "editing".
            dependencies: process.env.CI ? ["editing"] : [],
            use: firefox,
          },
        ]
      : []),
    {
      name: "phone",
      testMatch: IN_CHROMIUM,
      // Files about one kind of screen are named after it. In other files, a tag selects one.
      testIgnore: ["*.desktop.spec.ts", "*.firefox.spec.ts"],
      grepInvert: /@desktop|@chrome/,
      use: phoneScreen,
    },
    {
      name: "desktop",
      testMatch: IN_CHROMIUM,
      testIgnore: ["*.phone.spec.ts", "*.firefox.spec.ts", EDITING_SCREEN],
      grepInvert: /@phone|@chrome/,
      use: desk,
    },
    // Features that the headless shell lacks: user settings, the back/forward cache, and modern
    // preloading of pictures.
    ...(installedBrowser
      ? [
          {
            name: "chrome",
            testMatch: IN_CHROMIUM,
            grep: /@chrome/,
            use: { launchOptions: launchOptionsFor(installedBrowser, chromiumFlags) },
          },
        ]
      : []),
    ...(["nginx", "apache"] as const).filter(canTestWith).map((program) => ({
      name: program,
      testDir: "__tests__/hosting",
      grepInvert: program === "nginx" ? /@apache/ : /@nginx/,
      use: { program },
    })),
  ],
  /** Builds, unless `npm test` has just done so, and serves the build. Playwright reads its port into `TEST_SITE_PORT`. */
  webServer: {
    command: `node --require tsx/cjs tools/commands/serve.ts${process.env.TEST_BUILD === "made" ? "" : " --build"}`,
    env: { ...testEnvironment(), PORT: "9123" },
    wait: {
      stdout: /The production build is at http:\/\/localhost:(?<test_site_port>\d+)\//,
    },
    stdout: "pipe",
    timeout: 600_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
