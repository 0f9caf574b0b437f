import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import type { LoadedFile } from "./page-weight";

/** The bytes of each file of each page, by the name of the file, as they were when recorded. */
type Records = Record<string, Record<string, number>>;

const RECORDS = resolve(__dirname, "weight-records.json");

const read = () => JSON.parse(readFileSync(RECORDS, "utf8")) as Records;

/** Keeps the weights of a page as what later ones are compared with. */
export function recordWeights(page: string, files: readonly LoadedFile[]) {
  const weights = Object.fromEntries(files.map(({ name, bytes }) => [name, bytes]));
  const records = { ...read(), [page]: weights };
  writeFileSync(RECORDS, `${JSON.stringify(records, null, 2)}\n`);
}

/** Which files of a page weigh more than when they were recorded, the worst first. */
export function describeGrowth(page: string, files: readonly LoadedFile[]): string {
  const recorded = read()[page] ?? {};
  const grown = files
    .map(({ name, bytes }) => ({ name, bytes, growth: bytes - (recorded[name] ?? 0) }))
    .filter(({ growth }) => growth > 0)
    .sort((one, other) => other.growth - one.growth)
    .map(({ name, bytes, growth }) =>
      recorded[name] === undefined
        ? `${name} is new, with ${bytes} bytes`
        : `${name} grew by ${growth} bytes to ${bytes}`,
    );
  return grown.join("\n") || "No file grew since the weights were recorded.";
}
