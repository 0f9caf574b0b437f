import type { PageTraffic } from "../../tools/bench/page-bytes";
import {
  type BenchResults,
  describeResults,
  type PageResult,
} from "../../tools/bench/page-results";

const traffic = (html: number, image: number) => ({
  requests: 2,
  bytes: { html, css: 0, js: 0, image, font: 0, other: 0 },
});
const loading: PageTraffic = { settled: traffic(300, 0), scrolled: traffic(300, 0) };

const page = (path: string, lcp: number, more: Partial<PageTraffic> = {}): PageResult => ({
  path,
  lcp,
  tbt: 0,
  cls: 0,
  ...loading,
  ...more,
});

const results: BenchResults = {
  measured: "2026-11-21",
  machine: { processor: "Sample CPU", cores: 2, memory: 24, system: "linux x64", node: "20.20.2" },
  browser: "Chromium 1.2.3",
  lighthouse: "12.8.2",
  rounds: 5,
  floor: page("/floor/", 800),
  pages: [page("/", 880, { scrolled: traffic(300, 20_000) })],
};

test("the table compares each page with the floor, in time and in bytes", () => {
  const home = describeResults(results)
    .split("\n")
    .find((line) => line.includes("`/`"));
  expect(home).toBe("| `/` | 880 ms | 1.10× | 0 ms | 0.000 | 2 | 0.3 KB | 20.3 KB |");
});

test("says with what and where it was measured", () => {
  expect(describeResults(results)).toMatch(
    /2026-11-21: Chromium 1\.2\.3, Lighthouse 12\.8\.2, median of 5; 2 cores \(Sample CPU\)/,
  );
});
