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

/** A production build at an address, of which `NAME_SITE_PORT` will be the port. */
const serving = (site: "test" | "own", options = "") => ({
  // Builds first, unless public/ holds what it would build.
  command: `node --require tsx/cjs tools/commands/serve.ts ${options}`,
  env: { ...testEnvironment(), PORT: "9123" },
  wait: {
    stdout: new RegExp(`The production build is at http://localhost:(?<${site}_site_port>\\d+)/`),
  },
  stdout: "pipe" as const,
  timeout: 600_000,
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 5_000 },
});

/** What is tried in Chromium alone: the product on the sample, and the site in this folder. */
const IN_CHROMIUM = ["browser/*.spec.ts", "own-site/*.spec.ts"];

export default defineConfig<object, ServerOptions & WorkerOptions>({
  testDir: "__tests__",
  testMatch: "*.spec.ts",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // A busy machine takes its time; what never comes still fails.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  outputDir: "test-results/browser",
  use: {
    // The port that the server below took, once it has one.
    baseURL: `http://localhost:${process.env.TEST_SITE_PORT}/`,
    // A trace of every test would make all of them half as slow again; a failure names the command
    // that runs it once more with one.
    trace: "off",
    screenshot: "only-on-failure",
    launchOptions: launchOptionsFor(findTestBrowser(), chromiumFlags),
  },
  projects: [
    // First, because they take longest.
    ...engineNames
      .filter((name) => name === "chromium" || canTestWith(name))
      .map((name) => ({
        name,
        testDir: "__tests__/engines",
        // Its driver has no printer.
        grepInvert: name === "webkit" ? /@prints/ : undefined,
        use: { engineName: name },
      })),
    {
      name: "phone",
      testMatch: IN_CHROMIUM,
      // A test that is about one kind of screen says so by its tag; the others run on both.
      grepInvert: /@desktop|@chrome/,
      use: phoneScreen,
    },
    {
      name: "desktop",
      testMatch: IN_CHROMIUM,
      grepInvert: /@phone|@chrome/,
      use: { viewport: { width: 1440, height: 900 } },
    },
    // What a headless shell does not have: settings of its owner, a back/forward cache, and
    // today's way to load pictures ahead.
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
  // What the product does is tried on the sample, whatever is in data/; a pharmacy's own site is
  // visited beside it.
  webServer: isSampleHere
    ? serving("test")
    : [...(process.env.OWN_SITE_ALONE ? [] : [serving("test", "--sample")]), serving("own")],
});
