import { defineConfig } from "@playwright/test";
import type { ServerOptions } from "./__tests__/hosting/support/web-server";
import { engineProjects } from "./__tests__/engines/support/projects";
import { chromiumFlags } from "./tools/chromium-flags";
import { describeMissingChromium, findChromium } from "./tools/find-chromium";
import { testEnvironment } from "./tools/test-environment";

const port = Number(process.env.BROWSER_TEST_PORT ?? 9123);
const url = `http://localhost:${port}/`;

const executablePath = findChromium();
if (!executablePath) throw new Error(describeMissingChromium());

export default defineConfig<object, ServerOptions>({
  testDir: "__tests__/browser",
  testMatch: "*.spec.ts",
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // A busy machine takes its time; what never comes still fails.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: "list",
  outputDir: "test-results",
  use: {
    baseURL: url,
    // A film of every test would slow all of them; one picture of a failure is enough.
    trace: { mode: "retain-on-failure", screenshots: false },
    screenshot: "only-on-failure",
    launchOptions: { executablePath, args: [...chromiumFlags] },
  },
  projects: [
    {
      name: "phone",
      use: { viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true },
    },
    { name: "desktop", use: { viewport: { width: 1440, height: 900 } } },
    { name: "nginx", testDir: "__tests__/hosting", use: { program: "nginx" } },
    {
      name: "apache",
      testDir: "__tests__/hosting",
      testMatch: "real-servers.spec.ts",
      use: { program: "apache" },
    },
    ...engineProjects(),
  ],
  webServer: {
    command: `npx tsx tools/serve.ts --port ${port}`,
    url,
    env: testEnvironment() as Record<string, string>,
    // Long enough for the build that the server makes when public/ holds another one.
    timeout: 300_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: "SIGTERM", timeout: 5_000 },
  },
});
