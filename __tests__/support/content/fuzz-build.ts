/** Builds the site from spoiled files that the check calls valid, and reads every page of it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { checkContent } from "../../../src/content/check-content";
import { parseGatsbyYaml } from "../../../src/content/read/gatsby-yaml";
import { Checkout } from "../checkout";
import { sampleFiles } from "./sample-files";
import { type Mutant, mutant } from "./content-mutants";

/** How many spoiled files are tried before the build is made from those that turned out valid. */
const TRIES = 1_200;

function saysSomethingElse(bytes: Buffer, before: Buffer): boolean {
  try {
    return !isDeepStrictEqual(
      parseGatsbyYaml(bytes.toString("utf8")),
      parseGatsbyYaml(before.toString("utf8")),
    );
  } catch {
    return false;
  }
}

/** Puts valid mutants in place of as many files as will take one, and says which. */
async function putValidMutants(checkout: Checkout, seed: number): Promise<string[]> {
  const spoiled = new Set<string>();
  const tries: Mutant[] = fc.sample(mutant, { seed, numRuns: TRIES });
  for (const { file, bytes } of tries) {
    const place = `data/${file}`;
    const before = readFileSync(checkout.path(place));
    if (spoiled.has(file) || !saysSomethingElse(bytes, before)) continue;
    checkout.write(place, bytes);
    const { problems } = await checkContent(checkout.folder);
    if (problems.length === 0) spoiled.add(file);
    else checkout.write(place, before);
  }
  return [...spoiled].sort();
}

/** What no patient should read, outside of scripts and styles. */
const NONSENSE = /\bundefined\b|\[object |\bNaN\b/;
const INVISIBLE_PARTS = /<(script|style|template)\b[^]*?<\/\1>/g;
const TAGS = /<[^>]*>/g;

function nonsenseIn(html: string): string[] {
  const page = html.replaceAll(INVISIBLE_PARTS, "");
  const copy = page.replaceAll(TAGS, " ");
  return [NONSENSE.exec(page)?.[0], /[{}].{0,40}/.exec(copy)?.[0]].filter((it) => it !== undefined);
}

/**
 * @param seed which files are spoiled, and how
 * @param settings the environment of the build
 * @returns an exit code
 */
export async function buildFromValidMutants(
  seed: number,
  settings: Record<string, string>,
): Promise<number> {
  const checkout = new Checkout();
  try {
    const spoiled = await putValidMutants(checkout, seed);
    console.log(`Valid though changed: ${spoiled.length} of ${sampleFiles.length} files.`);
    console.log(spoiled.map((file) => `  data/${file}`).join("\n"));
    await checkout.build(settings);
    const pages = readdirSync(checkout.path("public"), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => ({ path, nonsense: nonsenseIn(readFileSync(path, "utf8")) }));
    const bad = pages.filter(({ nonsense }) => nonsense.length > 0);
    for (const { path, nonsense } of bad) console.error(`${path}: ${nonsense.join(", ")}`);
    console.log(`${pages.length} pages built, ${bad.length} of them with nonsense.`);
    return bad.length > 0 || pages.length === 0 ? 1 : 0;
  } finally {
    checkout.remove();
  }
}
