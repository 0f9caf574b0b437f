import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { updatePerformancePage } from "./performance-page";

/** What was measured, and where it belongs. */
export interface SavedResults {
  /** The name of the file in this folder. */
  file: string;
  results: object;
  /** The place in docs/performance.md; see `updatePerformancePage`. */
  place: string;
  /** The same results for readers, in Markdown. */
  table: string;
}

/** Writes results to their file and into docs/performance.md, and says so. */
export async function saveResults({ file, results, place, table }: SavedResults): Promise<void> {
  const path = join("bench", file);
  writeFileSync(path, `${JSON.stringify(results, null, 2)}\n`);
  await updatePerformancePage(place, table);
  console.log(`The results are in ${path} and in docs/performance.md.`);
}
