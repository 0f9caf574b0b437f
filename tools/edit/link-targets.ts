import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { sitePages } from "../../src/content/check/site-pages";
import { contentFileAt } from "../../src/content/content-files";

/**
 * The addresses within the site that a link may lead to: every page, and the parts of pages.
 *
 * @param rootFolder the project's folder, which holds `data` and `src`
 */
export async function linkTargets(rootFolder: string): Promise<string[]> {
  const pages = await sitePages(rootFolder, readContent(join(rootFolder, "data")));
  return [...pages]
    .flatMap(([page, parts]) => [page, ...parts.map((part) => `${page}#${part}`)])
    .sort();
}

/** What the content files say; one that cannot be read yet is left to the check to explain. */
function readContent(dataFolder: string) {
  return readdirSync(dataFolder, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter(contentFileAt)
    .flatMap((path) => {
      try {
        const value = parse(readFileSync(join(dataFolder, path), "utf8")) as unknown;
        return typeof value === "object" && value ? [{ path, value: { ...value } }] : [];
      } catch {
        return [];
      }
    });
}
