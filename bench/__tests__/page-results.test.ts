import { baselinePage } from "../baseline-page";
import type { BenchResults } from "../measure-pages";
import type { PageTraffic } from "../page-bytes";
import { describeResults, median, type PageResult } from "../page-results";

const traffic = (html: number, image: number, js = 0) => ({
  requests: 2,
  bytes: { html, css: 0, js, image, font: 0, other: 0 },
});
const loading: PageTraffic = { settled: traffic(300, 0), scrolled: traffic(300, 0) };

const page = (name: string, lcp: number, more: Partial<PageTraffic> = {}): PageResult => ({
  name,
  lcp,
  tbt: 0,
  mainThread: 250,
  cls: 0,
  ...loading,
  ...more,
});

const results: BenchResults = {
  measured: "2026-11-21",
  machine: "2 cores (Sample CPU)",
  browser: "Chromium 1.2.3",
  lighthouse: "12.8.2",
  rounds: 5,
  baseline: page("a page of 315 bytes", 800),
  pages: [
    page("/", 880, { scrolled: traffic(300, 20_000) }),
    page("/contact/", 1600, {
      settled: traffic(300, 0, 90_000),
      scrolled: traffic(300, 1_000, 90_000),
    }),
  ],
};

const rowOf = (name: string) =>
  describeResults(results)
    .split("\n")
    .find((line) => line.startsWith(`| ${name} |`));

test("the table compares each page with the baseline", () => {
  expect(rowOf("`/`")).toBe(
    "| `/` | 880 ms | 1.10× | 0 ms | 250 ms | 0.000 | 2 | 0.0 KB | 0.3 KB | 20.3 KB |",
  );
});

test("the table has the bytes of scripts", () => {
  expect(rowOf("`/contact/`")).toBe(
    "| `/contact/` | 1600 ms | 2.00× | 0 ms | 250 ms | 0.000 | 2 | 90.0 KB | 90.3 KB | 91.3 KB |",
  );
});

test("date, browser and machine stand below the table", () => {
  expect(describeResults(results)).toMatch(
    /2026-11-21: Chromium 1\.2\.3, Lighthouse 12\.8\.2, median of 5; 2 cores \(Sample CPU\)/,
  );
});

test("the baseline page has 315 bytes", () => {
  expect(Buffer.byteLength(baselinePage)).toBe(315);
});

test.each([
  [[3], 3],
  [[5, 1, 3], 3],
  [[900, 12, 10, 11, 13], 12],
  [[4, 1, 3, 2], 2],
])("the median of %j is %d", (values, middle) => {
  expect(median(values)).toBe(middle);
});
