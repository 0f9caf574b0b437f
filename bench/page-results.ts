import type { PageTimes } from "./lighthouse";
import type { BenchResults } from "./measure-pages";
import { fileKinds, type PageTraffic, totalBytes, type Traffic } from "./page-bytes";

/** Medians of the times of a page, and its traffic. */
export interface PageResult extends PageTimes, PageTraffic {
  /** Path, or "a page of 315 bytes" for the baseline. */
  name: string;
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} KB`;
const milliseconds = (time: number): string => `${Math.round(time)} ms`;

/** Returns the table of docs/performance.md, followed by date, browser and machine. */
export function describeResults({ baseline, pages, ...how }: BenchResults): string {
  const row = (label: string, { lcp, tbt, mainThread, cls, settled, scrolled }: PageResult) => [
    label,
    milliseconds(lcp),
    `${(lcp / baseline.lcp).toFixed(2)}×`,
    milliseconds(tbt),
    milliseconds(mainThread),
    cls.toFixed(3),
    String(settled.requests),
    kilobytes(settled.bytes.js),
    kilobytes(totalBytes(settled)),
    kilobytes(totalBytes(scrolled)),
  ];
  const table = markdownTable(
    [
      "Page",
      "LCP",
      "to the baseline",
      "TBT",
      "Main thread",
      "CLS",
      "Requests",
      "Scripts",
      "Loaded",
      "Scrolled to the end",
    ],
    [row(`_${baseline.name}_`, baseline), ...pages.map((page) => row(`\`${page.name}\``, page))],
  );
  return `${table}\n\nMeasured on ${how.measured}: ${how.browser}, Lighthouse ${how.lighthouse}, median of ${how.rounds}; ${how.machine}.`;
}

/** Returns a table of bytes by kind of file: settled, then scrolled to the end. */
export function describeTraffic({ baseline, pages }: BenchResults): string {
  const cells = (before: Traffic, after: Traffic) =>
    fileKinds.map((kind) => `${kilobytes(before.bytes[kind])}, ${kilobytes(after.bytes[kind])}`);
  return markdownTable(
    ["Settled, scrolled", ...fileKinds],
    [baseline, ...pages].map(({ name, settled, scrolled }) => [name, ...cells(settled, scrolled)]),
  );
}

/** Returns a Markdown table: words in the first column, numbers in the others. */
export function markdownTable(header: readonly string[], rows: readonly (readonly string[])[]) {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  const alignment = header.map((_, column) => (column === 0 ? "---" : "---:"));
  return [line(header), line(alignment), ...rows.map(line)].join("\n");
}

/** Returns the median of at least one value; of an even number, the lower middle one. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted[Math.floor((sorted.length - 1) / 2)];
  if (middle === undefined) throw new Error("No values, so no median.");
  return middle;
}
