import { expect } from "@playwright/test";
import { listBySize, type LoadedFile, totalBytes } from "./page-weight";

/** Limits for a page on a phone, in bytes (1 KB is 1000 bytes), compressed as a good host sends them. */
export const byteBudgets = {
  /** With 500 bytes of headers, the first ten packets (14.6 KB) hold it: more takes another round trip. */
  html: { "/prescriptions/": 21_000, "/contact/": 16_200, others: 14_100 },
  settled: { "/": 45_000, others: 60_000 },
  /** On home, browsers load the pictures of the three shop cards early, because they are near. */
  requests: { "/": 8, others: 12 },
  scrolled: 110_000,
  /** Before compression. On home, a second script chooses the picture before the browser loads one. */
  inlineScript: { "/": 1870, others: 1600 },
  /** Scripts of all forms of a page, and the style sheet of their short messages, fetched after `load`. */
  form: 103_000,
} as const;

export const limitFor = (of: Readonly<Record<string, number>>, route: string) =>
  of[route] ?? of["others"] ?? 0;

const isScript = ({ name }: LoadedFile) => name.endsWith(".js");

export const scriptFiles = (files: readonly LoadedFile[]) => files.filter(isScript);

/** Leaves out the scripts of a form, which have their own budget. */
const withoutScripts = (files: readonly LoadedFile[]) => files.filter((file) => !isScript(file));

/** Checks the total of a page that was scrolled to its end. */
export function expectWithinBudget(route: string, files: readonly LoadedFile[]): void {
  const loaded = withoutScripts(files);
  expect
    .soft(totalBytes(loaded), `${route}\n${listBySize(loaded)}`)
    .toBeLessThanOrEqual(byteBudgets.scrolled);
}

/** Checks what a page loads before anybody scrolls. */
export function expectSettledWithinBudget(route: string, files: readonly LoadedFile[]): void {
  const settled = withoutScripts(files);
  const sizes = `${route}\n${listBySize(settled)}`;
  const html = settled.filter(({ name }) => name.endsWith("/"));
  expect.soft(totalBytes(html), sizes).toBeLessThanOrEqual(limitFor(byteBudgets.html, route));
  expect.soft(totalBytes(settled), sizes).toBeLessThanOrEqual(limitFor(byteBudgets.settled, route));
  expect.soft(settled.length, sizes).toBeLessThanOrEqual(limitFor(byteBudgets.requests, route));
}
