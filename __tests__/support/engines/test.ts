/** The tests that run in every engine. */
import { test as base, expect } from "@playwright/test";
import type { BrowserPage, Size } from "./browser-page";
import type { Engine, EngineName, EngineOptions } from "./engine";
import { startChromium, startFirefox } from "./playwright-engine";
import { TestSite } from "./test-site";
import { startWebKit } from "./webkit-engine";

export { expect };

export const sizes = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desk: { width: 1440, height: 900 },
} as const satisfies Record<string, Size>;

export interface WorkerOptions extends EngineOptions {
  engineName: EngineName;
}

interface WorkerFixtures {
  engine: Engine;
}

interface Fixtures {
  /** How large the screen is; a desk's unless a test says otherwise. */
  size: Size;
  site: TestSite;
  /** The page that a journey is made on. */
  visit: BrowserPage;
}

export const test = base.extend<Fixtures, WorkerOptions & WorkerFixtures>({
  engineName: ["chromium", { option: true, scope: "worker" }],
  scrollBars: ["thin", { option: true, scope: "worker" }],
  engine: [
    async ({ engineName, scrollBars }, use) => {
      const engine = await start(engineName, { scrollBars });
      await use(engine);
      await engine.close();
    },
    { scope: "worker" },
  ],
  size: [sizes.desk, { option: true }],
  site: async ({ engine }, use) => {
    const site = new TestSite();
    await site.start();
    if (engine.firstScript) site.putFirst(engine.firstScript);
    await use(site);
    await site.close();
  },
  visit: async ({ engine, site, size }, use, testInfo) => {
    const page = await engine.newPage({ baseURL: site.url, size });
    await use(page);
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach("screen", { body: await page.screenshot(), contentType: "image/png" });
    }
    await page.close();
  },
});

function start(name: EngineName, options: EngineOptions): Promise<Engine> {
  switch (name) {
    case "chromium":
      return startChromium(options);
    case "firefox":
      return startFirefox(options);
    case "webkit":
      return startWebKit(options);
  }
}
