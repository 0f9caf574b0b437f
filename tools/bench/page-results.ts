import type { PageTimes } from "./lighthouse";
import { describeMachine, type Machine } from "./machine";
import { kilobytes, markdownTable } from "./markdown";
import { fileKinds, type PageTraffic, totalBytes, type Traffic } from "./page-bytes";

/** What was measured of one page: medians of times, and what it loads. */
export type PageResult = { path: string } & PageTimes & PageTraffic;

/** What `npm run bench` measured. */
export interface BenchResults {
  /** The day, year first. */
  measured: string;
  machine: Machine;
  browser: string;
  lighthouse: string;
  /** How often each time was measured. */
  rounds: number;
  floor: PageResult;
  pages: PageResult[];
}

const milliseconds = (time: number): string => `${Math.round(time)} ms`;

/** The table of the README, with what one must know to read it. */
export function describeResults({ floor, pages, ...how }: BenchResults): string {
  const row = (name: string, { lcp, tbt, cls, settled, scrolled }: PageResult) => [
    name,
    milliseconds(lcp),
    `${(lcp / floor.lcp).toFixed(2)}×`,
    milliseconds(tbt),
    cls.toFixed(3),
    String(settled.requests),
    kilobytes(totalBytes(settled)),
    kilobytes(totalBytes(scrolled)),
  ];
  const table = markdownTable(
    ["Page", "LCP", "to the floor", "TBT", "CLS", "Requests", "Loaded", "Scrolled to the end"],
    [row("_a page of 315 bytes_", floor), ...pages.map((page) => row(`\`${page.path}\``, page))],
  );
  return `${table}\n\nMeasured on ${how.measured}: ${how.browser}, Lighthouse ${how.lighthouse}, median of ${how.rounds}; ${describeMachine(how.machine)}.`;
}

/** What each page loads, by kind of file: settled, then scrolled to the end. */
export function describeTraffic({ floor, pages }: BenchResults): string {
  const cells = (before: Traffic, after: Traffic) =>
    fileKinds.map((kind) => `${kilobytes(before.bytes[kind])}, ${kilobytes(after.bytes[kind])}`);
  return markdownTable(
    ["Settled, scrolled", ...fileKinds],
    [floor, ...pages].map(({ path, settled, scrolled }) => [path, ...cells(settled, scrolled)]),
  );
}
