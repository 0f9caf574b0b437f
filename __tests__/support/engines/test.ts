/** Fixtures of the tests that run in Chromium, Firefox and WebKit. */
import { test as base, expect } from "@playwright/test";
import type { BrowserPage, Size } from "./browser-page";
import type { Engine, EngineName } from "./engine";
import { startChromium, startFirefox } from "./playwright-engine";
import { FormVisit, formWords, type FormWords } from "./form-visit";
import { TestSite } from "./test-site";
import { startWebKit } from "./webkit-engine";

export { expect };

export const sizes = {
  phone: { width: 360, height: 740 },
  tablet: { width: 768, height: 1024 },
  desk: { width: 1440, height: 900 },
} as const satisfies Record<string, Size>;

export interface WorkerOptions {
  engineName: EngineName;
  /** Translation in which the form is filled in; absent for the sample's first language. */
  translation?: string;
}

interface WorkerFixtures {
  engine: Engine;
}

interface Fixtures {
  /** Viewport; a desktop screen by default. */
  size: Size;
  site: TestSite;
  visit: BrowserPage;
  /** Words of the page with the form. */
  words: FormWords;
  form: FormVisit;
}

const start = { chromium: startChromium, firefox: startFirefox, webkit: startWebKit };

export const test = base.extend<Fixtures, WorkerOptions & WorkerFixtures>({
  engineName: ["chromium", { option: true, scope: "worker" }],
  translation: [undefined, { option: true, scope: "worker" }],
  engine: [
    async ({ engineName }, use) => {
      const engine = await start[engineName]();
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
  words: ({ translation }, use) => use(formWords(translation)),
  form: ({ visit, words }, use) => use(new FormVisit(visit, words)),
});
