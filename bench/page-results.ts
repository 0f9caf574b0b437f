import type { PageTimes } from "./lighthouse";
import { describeMachine, type Machine } from "./machine";
import { kilobytes, markdownTable } from "./markdown";
import { fileKinds, type PageTraffic, totalBytes, type Traffic } from "./page-bytes";

/** What was measured of one page: medians of times, and what it loads. */
export interface PageResult extends PageTimes, PageTraffic {
  /** Its path if it is ours, and otherwise what it is called. */
  name: string;
}

/** What `npm run bench` and `npm --prefix bench run compare` measured. */
export interface BenchResults {
  /** The day, year first. */
  measured: string;
  machine: Machine;
  browser: string;
  lighthouse: string;
  /** How often each time was measured. */
  rounds: number;
  baseline: PageResult;
  pages: PageResult[];
}

const labelOf = ({ name }: PageResult): string => (name.startsWith("/") ? `\`${name}\`` : name);

const milliseconds = (time: number): string => `${Math.round(time)} ms`;

/** The table of docs/performance.md, with what one must know to read it. */
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
    [row(`_${baseline.name}_`, baseline), ...pages.map((page) => row(labelOf(page), page))],
  );
  return `${table}\n\nMeasured on ${how.measured}: ${how.browser}, Lighthouse ${how.lighthouse}, median of ${how.rounds}; ${describeMachine(how.machine)}.`;
}

/** What each page loads, by kind of file: settled, then scrolled to the end. */
export function describeTraffic({ baseline, pages }: BenchResults): string {
  const cells = (before: Traffic, after: Traffic) =>
    fileKinds.map((kind) => `${kilobytes(before.bytes[kind])}, ${kilobytes(after.bytes[kind])}`);
  return markdownTable(
    ["Settled, scrolled", ...fileKinds],
    [baseline, ...pages].map(({ name, settled, scrolled }) => [name, ...cells(settled, scrolled)]),
  );
}
