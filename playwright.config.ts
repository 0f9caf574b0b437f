import { defineConfig } from "@playwright/test";
import type { ServerOptions } from "./__tests__/support/hosting/web-server";
import { phoneScreen } from "./__tests__/support/browser/viewport";
import { engineNames } from "./__tests__/support/engines/engine";
import type { WorkerOptions } from "./__tests__/support/engines/test";
import { chromiumFlags } from "./tools/browser/chromium-flags";
import {
  findInstalledBrowser,
  findTestBrowser,
  launchOptionsFor,
} from "./tools/browser/find-browser";
import { testEnvironment } from "./tools/environment/test-environment";
import { canTestWith } from "./__tests__/support/test-programs";
import { isSampleHere } from "./__tests__/support/sites";

const installedBrowser = canTestWith("chrome") && findInstalledBrowser();

/** Tests of the site in this folder, and tests of the product, which need the sample. */
const IN_CHROMIUM = ["own-site/*.spec.ts", ...(isSampleHere ? ["browser/*.spec.ts"] : [])];

export default defineConfig<object, ServerOptions & WorkerOptions>({
  testDir: "__tests__",
  testMatch: "*.spec.ts",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // Milliseconds, enough for a busy machine.
  timeout: 90_000,
  expect: { timeout: 15_000 },
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
    // First, because they take the longest.
    ...engineNames
      .filter((name) => name === "chromium" || canTestWith(name))
      .map((name) => ({
        name,
        testDir: "__tests__/engines",
        // WebKit's driver cannot print.
        grepInvert: name === "webkit" ? /@prints/ : undefined,
        // One engine is enough for the words of a translation: the others run the same tests in English.
        use: { engineName: name, translation: name === "firefox" ? "es" : undefined },
      })),
    {
      name: "phone",
      testMatch: IN_CHROMIUM,
      // Files about one kind of screen are named after it. In other files, a tag selects one.
      testIgnore: "*.desktop.spec.ts",
      grepInvert: /@desktop|@chrome/,
      use: phoneScreen,
    },
    {
      name: "desktop",
      testMatch: IN_CHROMIUM,
      testIgnore: "*.phone.spec.ts",
      grepInvert: /@phone|@chrome/,
      use: { viewport: { width: 1440, height: 900 } },
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
  /** Serves the production build. Playwright reads its port into `TEST_SITE_PORT`. */
  webServer: {
    // Builds first, unless public/ is up to date.
    command: "node --require tsx/cjs tools/commands/serve.ts",
    env: { ...testEnvironment(), PORT: "9123" },
    wait: {
      stdout: /The production build is at http:\/\/localhost:(?<test_site_port>\d+)\//,
    },
    stdout: "pipe",
    timeout: 600_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
