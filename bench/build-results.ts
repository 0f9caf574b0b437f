import { describeMachine, type Machine } from "./machine";
import { kilobytes, markdownTable } from "./markdown";
import { type PageTraffic, totalBytes } from "./page-bytes";
import type { BuildCost } from "./timed-build";

/** What a catalog of one size costs. */
export interface CatalogResult {
  items: number;
  /** How many files the build made of the pictures of the whole site. */
  pictures: number;
  /** The first build, with nothing kept from another. */
  cold: BuildCost;
  /** The next one, after one word was changed. */
  warm: BuildCost;
  /** What the page with the catalog loads. */
  page: PageTraffic;
}

/** What `npm --prefix bench run build` measured. */
export interface BuildResults {
  /** The day, year first. */
  measured: string;
  machine: Machine;
  catalogs: CatalogResult[];
}

const seconds = (cost: BuildCost): string => `${Math.round(cost.seconds)} s`;

/** The table of docs/performance.md: how cost grows with the catalog. */
export function describeBuilds({ catalogs, machine, measured }: BuildResults): string {
  const [smallest] = catalogs;
  const perItem = ({ items, cold }: CatalogResult): string =>
    smallest && items > smallest.items
      ? `${((cold.seconds - smallest.cold.seconds) / (items - smallest.items)).toFixed(2)} s`
      : "";
  const table = markdownTable(
    [
      "Items",
      "Pictures made",
      "First build",
      "per item more",
      "Peak memory",
      "After one word",
      "Page: HTML",
      "Page: the rest, before scrolling",
    ],
    catalogs.map((it) => [
      String(it.items),
      String(it.pictures),
      seconds(it.cold),
      perItem(it),
      `${(it.cold.memory / 2 ** 30).toFixed(1)} GB`,
      seconds(it.warm),
      kilobytes(it.page.settled.bytes.html),
      kilobytes(totalBytes(it.page.settled) - it.page.settled.bytes.html),
    ]),
  );
  return `${table}\n\nMeasured on ${measured}: ${describeMachine(machine)}.`;
}
