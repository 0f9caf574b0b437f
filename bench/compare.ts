/**
 * `npm --prefix bench run compare -- "NAME=FOLDER" …`: how fast our home page is next to those of other sites,
 * whose production builds are in the folders. They are served, compressed and measured as ours is.
 */
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { precompress } from "../src/gatsby/build/precompress";
import { ensureBuild } from "../tools/build/gatsby-build";
import { CommandError } from "../src/lib/command-error";
import { runCommand } from "../tools/command-line/run-command";
import type { RunningSite } from "../tools/server/site-server";
import { testEnvironment } from "../tools/environment/test-environment";
import { baselineOf } from "./baseline-page";
import { saveResults } from "./save-results";
import { measurePages } from "./measure-pages";
import { describeResults } from "./page-results";
import { startSecureSite } from "./secure-site";

const ROUNDS = 11;
const USAGE =
  'Name each site and its folder: npm --prefix bench run compare -- "Other 1.0=../other/dist"';

/** Another site. */
interface OtherSite {
  name: string;
  /** Its production build. */
  folder: string;
}

runCommand(async () => {
  const others = readSites(process.argv.slice(2));
  const exitCode = await ensureBuild(testEnvironment());
  if (exitCode !== 0) return exitCode;

  const results = await compareSites(others);
  const table = describeResults(results);
  console.log(`\n${table}\n`);
  await saveResults({ file: "comparison-results.json", results, place: "bench:comparison", table });
  return 0;
});

/** @throws CommandError when a site has no name, or no home page */
function readSites(texts: readonly string[]): OtherSite[] {
  if (texts.length === 0) throw new CommandError(USAGE);
  return texts.map((text) => {
    const end = text.lastIndexOf("=");
    const [name, folder] = [text.slice(0, end).trim(), text.slice(end + 1)];
    if (end < 0 || !name) throw new CommandError(`"${text}" has no name. ${USAGE}`);
    if (!existsSync(join(folder, "index.html"))) {
      throw new CommandError(`There is no index.html in ${folder}. Build that site first.`);
    }
    return { name, folder };
  });
}

async function compareSites(others: readonly OtherSite[]) {
  const copies = mkdtempSync(join(tmpdir(), "sites-compared-"));
  const sites: RunningSite[] = [];
  const serve = async (folder?: string): Promise<RunningSite> => {
    const site = await startSecureSite(folder);
    sites.push(site);
    return site;
  };
  try {
    const ours = await serve();
    const pages = [{ name: "this site", url: ours.url }];
    for (const [index, { name, folder }] of others.entries()) {
      const copy = join(copies, String(index));
      cpSync(folder, copy, { recursive: true });
      await precompress(copy);
      pages.push({ name, url: (await serve(copy)).url });
    }
    return await measurePages(baselineOf(ours), pages, ROUNDS);
  } finally {
    for (const site of sites) await site.close();
    rmSync(copies, { recursive: true, force: true });
  }
}
