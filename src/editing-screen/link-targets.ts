import { join } from "node:path";
import { loadFiles } from "../content/read/load-content";
import { sitePages } from "../content/read/site-pages";

/**
 * The addresses within the site that a link may lead to: every page, and the parts of pages. Of
 * files that cannot be read the check speaks.
 *
 * @param rootFolder the project's folder, which holds `data` and `src`
 */
export async function linkTargets(rootFolder: string): Promise<string[]> {
  const pages = sitePages(rootFolder, await loadFiles(join(rootFolder, "data")));
  return [...pages]
    .filter(([address]) => address.endsWith("/"))
    .flatMap(([page, parts]) => [page, ...parts.map((part) => `${page}#${part}`)])
    .sort();
}
