/** `npm run bench`, or `npm --prefix bench run pages`: measures every page and compares it with the baseline page. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { prefixOf } from "../src/content/languages/addresses";
import { languagesOf } from "../src/content/languages/languages";
import { readPharmacy } from "../src/content/read-facts";
import { readOptions, runCommand } from "../tools/command-line/command";
import { buildSite } from "../tools/build/gatsby-build";
import { testEnvironment } from "../tools/environment/test-environment";
import { BASELINE_PATH } from "./baseline-page";
import { measurePages } from "./measure-pages";
import { describeResults, describeTraffic } from "./page-results";
import { updatePerformancePage } from "./performance-page";
import { startSecureSite } from "./secure-site";

const ROUNDS = 5;

runCommand(async () => {
  const { quick = false } = readOptions({ quick: { type: "boolean" } });
  const exitCode = await buildSite(testEnvironment());
  if (exitCode !== 0) return exitCode;

  const results = await measureSite(quick ? ["/"] : pagesOfTheSite(), quick ? 1 : ROUNDS);
  const table = describeResults(results);
  console.log(`\n${describeTraffic(results)}\n\n${table}\n`);
  if (quick) {
    console.log("Nothing was written. To measure every page five times: npm run bench");
  } else {
    await updatePerformancePage("pages", table);
  }
  return 0;
});

/** Returns the paths in the sitemap, the home page first. Translations differ from these pages only in words. */
function pagesOfTheSite(): string[] {
  const sitemap = readFileSync(join("public", "sitemap-0.xml"), "utf8");
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)];
  const paths = addresses.map(([, address]) => new URL(address ?? "").pathname).sort();
  const [, ...translations] = languagesOf(readPharmacy("data"));
  const prefixes = translations.map(({ code }) => prefixOf(code, false));
  return paths.filter((path) => !prefixes.some((prefix) => path.startsWith(prefix)));
}

async function measureSite(paths: readonly string[], rounds: number) {
  const site = await startSecureSite();
  try {
    const pages = paths.map((path) => ({ name: path, url: new URL(path, site.url).href }));
    const baseline = { name: "a page of 315 bytes", url: new URL(BASELINE_PATH, site.url).href };
    return await measurePages(baseline, pages, rounds);
  } finally {
    await site.close();
  }
}
