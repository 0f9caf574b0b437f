/**
 * `npm --prefix bench run build`: what a build costs, and a page view, as the catalog grows.
 * `-- --items 10,100` leaves out the long run with 1,000 items.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium as playwright } from "@playwright/test";
import { findBrowser, launchOptionsFor } from "../tools/browser/find-browser";
import { readOptions } from "../tools/command-line/options";
import { CommandError } from "../src/lib/command-error";
import { runCommand } from "../tools/command-line/run-command";
import { trafficFlags } from "./browser";
import { type BuildResults, type CatalogResult, describeBuilds } from "./build-results";
import { builtPictures, encodedSince } from "./built-pictures";
import { CATALOG_PAGE, changeOneWord, copyWithCatalog } from "./catalog";
import { saveResults } from "./save-results";
import { thisMachine } from "./machine";
import { measureTraffic, type PageTraffic } from "./page-bytes";
import { startSecureSite } from "./secure-site";
import { timedBuild } from "./timed-build";

const USUAL_SIZES = "10,100,1000";

runCommand(async () => {
  const { items } = readOptions({ items: { type: "string" } });
  const sizes = readSizes(items ?? USUAL_SIZES);

  const catalogs: CatalogResult[] = [];
  for (const size of sizes) catalogs.push(await measureCatalog(size));
  const results: BuildResults = {
    measured: new Date().toISOString().slice(0, 10),
    machine: thisMachine(),
    catalogs,
  };

  const table = describeBuilds(results);
  console.log(`\n${table}\n`);
  await saveResults({ file: "build-results.json", results, place: "bench:build", table });
  return 0;
});

function readSizes(text: string): number[] {
  const sizes = text.split(",").map(Number);
  if (sizes.every((size) => Number.isInteger(size) && size > 0)) return sizes;
  throw new CommandError(`"${text}" is no list of numbers. Write --items 10,100 for example.`);
}

async function measureCatalog(items: number): Promise<CatalogResult> {
  const folder = mkdtempSync(join(tmpdir(), "pharmacy-catalog-"));
  const say = (what: string) => console.log(`${new Date().toTimeString().slice(0, 8)} ${what}`);
  try {
    say(`${items} items: making their pictures …`);
    await copyWithCatalog(folder, items);
    say(`${items} items: first build …`);
    const cold = await timedBuild(folder, () =>
      say(`${items} items: first build, ${builtPictures(folder).size} pictures so far …`),
    );
    const pictures = builtPictures(folder);

    say(
      `${items} items: first build took ${Math.round(cold.seconds)} s; again after one word changed …`,
    );
    changeOneWord(folder);
    const warm = await timedBuild(folder);
    refuseEncoding(encodedSince(pictures, builtPictures(folder)));

    say(`${items} items: what the page loads …`);
    return { items, pictures: pictures.size, cold, warm, page: await measurePage(folder) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One changed word must not cost a picture. */
function refuseEncoding(files: readonly string[]): void {
  if (files.length === 0) return;
  throw new CommandError(
    `One word was changed, and the build encoded ${files.length} pictures again:\n${files.join("\n")}`,
  );
}

async function measurePage(folder: string): Promise<PageTraffic> {
  const site = await startSecureSite(join(folder, "public"));
  const browser = await playwright.launch(launchOptionsFor(findBrowser(), trafficFlags()));
  try {
    return await measureTraffic(browser, new URL(CATALOG_PAGE, site.url).href);
  } finally {
    await browser.close();
    await site.close();
  }
}
