/**
 * What a page may weigh on a phone, compressed as a good host sends it. When a page has to grow,
 * look at it first, then record its weights: `RECORD_WEIGHTS=1 npm run test:browser -- byte-budgets
 * --project=phone --workers=1`.
 */
import { expect, test } from "@playwright/test";
import { scrollToEnd } from "../../tools/bench/scroll-to-end";
import { withoutOutsideWorld } from "./support/outside-world";
import { type LoadedFile, totalBytes, watchFiles } from "./support/page-weight";
import { customerRoutes, formRoutes } from "./support/routes";
import { describeGrowth, recordWeights } from "./support/weight-records";

/** In bytes; 1 KB is 1000 bytes. */
const limits = {
  settled: { "/": 45_000, others: 60_000 },
  requests: { "/": 7, others: 12 },
  /**
   * The HTML with its styles: what has to arrive before anything can be painted. A server sends so
   * much at once, in ten packets of 1460 bytes, before it waits for the browser's first answer (RFC
   * 6928). 360 bytes of it are left to the headers, of which our hosts send about so many.
   */
  critical: 14_240,
  scrolled: 110_000,
  inlineScript: 1024,
  form: 100_000,
} as const;

const limitFor = (of: Readonly<Record<string, number>>, route: string) => of[route] ?? of.others;

test.skip(({ isMobile }) => !isMobile, "The budgets are those of a phone.");
test.use({ deviceScaleFactor: 1.75 });

const scriptFiles = (files: readonly LoadedFile[]) =>
  files.filter(({ name }) => name.endsWith(".js"));

for (const route of customerRoutes) {
  test(`${route} keeps to its budget`, async ({ page }) => {
    const files = watchFiles(page);
    await withoutOutsideWorld(page);
    await page.goto(route);
    const settled = await files.take();
    await scrollToEnd(page);
    const scrolled = [...settled, ...(await files.take())];
    if (process.env.RECORD_WEIGHTS) recordWeights(route, scrolled);

    const growth = describeGrowth(route, scrolled);
    const html = settled.filter(({ name }) => name === route);
    expect(totalBytes(html), growth).toBeLessThanOrEqual(limits.critical);
    expect(totalBytes(settled), growth).toBeLessThanOrEqual(limitFor(limits.settled, route) ?? 0);
    expect(settled.length, growth).toBeLessThanOrEqual(limitFor(limits.requests, route) ?? 0);
    expect(totalBytes(scrolled), growth).toBeLessThanOrEqual(limits.scrolled);
    expect(scriptFiles(scrolled)).toEqual([]);
  });
}

for (const route of customerRoutes.filter((path) => !formRoutes.includes(path))) {
  test(`${route} holds little script`, async ({ page }) => {
    await withoutOutsideWorld(page);
    await page.goto(route);
    const scripts = await page
      .locator("script")
      .evaluateAll((elements) =>
        elements
          .filter(
            (script) =>
              !["application/ld+json", "speculationrules"].includes(
                script.getAttribute("type") ?? "",
              ),
          )
          .map((script) => new TextEncoder().encode(script.textContent).length),
      );
    expect(scripts.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(limits.inlineScript);
  });
}

for (const route of formRoutes) {
  test(`${route} brings its form to life within its budget`, async ({ page }) => {
    const files = watchFiles(page);
    await withoutOutsideWorld(page);
    await page.goto(route);
    await files.take();
    await page.keyboard.press("Tab");
    await expect(page.locator("form[data-ready]")).toBeVisible();
    const firstWave = await files.take();
    const name = `${route} when touched`;
    if (process.env.RECORD_WEIGHTS) recordWeights(name, firstWave);
    expect(firstWave).toEqual(scriptFiles(firstWave));
    expect(totalBytes(firstWave), describeGrowth(name, firstWave)).toBeLessThanOrEqual(limits.form);
  });
}
