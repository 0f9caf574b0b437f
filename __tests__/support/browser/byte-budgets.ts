import { expect, type Page } from "@playwright/test";
import { type LoadedFile, totalBytes } from "./page-weight";
import { describeGrowth, recordWeights } from "./weight-records";

/**
 * What a page may weigh on a phone, in bytes, compressed as a good host sends it; 1 KB is 1000
 * bytes. When a page has to grow, look at it first, then record its weights:
 * `RECORD_WEIGHTS=1 npm run test:browser -- pages --project=phone --workers=1`.
 */
export const byteBudgets = {
  settled: { "/": 45_000, others: 60_000 },
  /** On home, the picture of each of the three shop cards is near enough to be loaded ahead. */
  requests: { "/": 7, others: 12 },
  scrolled: 110_000,
  inlineScript: 1024,
  /** In the page, before compression: what all of its blocks need, however many of them it has. */
  styles: { "/prescriptions/": 32_500, others: 29_000 },
  /** The scripts of a form, which are fetched when the page is complete. */
  form: 100_000,
} as const;

const limitFor = (of: Readonly<Record<string, number>>, route: string) => of[route] ?? of["others"];

const isScript = ({ name }: LoadedFile) => name.endsWith(".js");

export const scriptFiles = (files: readonly LoadedFile[]) => files.filter(isScript);

/** The files of a page without the scripts of its form, which have a budget of their own. */
const withoutScripts = (files: readonly LoadedFile[]) => files.filter((file) => !isScript(file));

/**
 * Holds all that a page loads while it is scrolled to its end to its budget.
 *
 * @param files everything that was loaded in the end
 */
export function expectWithinBudget(route: string, files: readonly LoadedFile[]): void {
  if (process.env.RECORD_WEIGHTS) recordWeights(route, files);
  const growth = describeGrowth(route, files);
  expect.soft(totalBytes(withoutScripts(files)), growth).toBeLessThanOrEqual(byteBudgets.scrolled);
}

/** Holds what a page loads before anybody scrolls to its budget. */
export function expectSettledWithinBudget(route: string, files: readonly LoadedFile[]): void {
  const settled = withoutScripts(files);
  const growth = describeGrowth(route, settled);
  expect
    .soft(totalBytes(settled), growth)
    .toBeLessThanOrEqual(limitFor(byteBudgets.settled, route) ?? 0);
  expect
    .soft(settled.length, growth)
    .toBeLessThanOrEqual(limitFor(byteBudgets.requests, route) ?? 0);
}

/** Holds what a page has beside a pharmacy's own words and pictures to its budget. */
export async function expectTemplateWithinBudget(page: Page, route: string): Promise<void> {
  const styles = await page.locator("style").allTextContents();
  const bytes = styles.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  expect
    .soft(bytes, "styles in the page")
    .toBeLessThanOrEqual(limitFor(byteBudgets.styles, route) ?? 0);
}
