import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuildArgs } from "gatsby";
import { type ConnectsTo, withPolicy } from "./page-policy";

/** As much of Gatsby's state as is read here: its pages by their addresses. */
interface PagesState {
  pages: ReadonlyMap<string, unknown>;
}

/** The files of all pages that Gatsby made, by their places in the build. */
export function pageFiles({ store }: Pick<BuildArgs, "store">): string[] {
  const { pages } = (store.getState as () => PagesState)();
  return [...pages.keys()].map((path) => (path.endsWith("/") ? `${path}index.html` : path));
}

/** Writes its policy into each page, once nothing else will change it. */
export async function writePagePolicies(
  build: string,
  files: readonly string[],
  connectsTo: ConnectsTo,
): Promise<void> {
  for (const { path, html, finished } of await readPages(build, files, connectsTo)) {
    // Untouched files need not be compressed again.
    if (finished !== html) await writeFile(path, finished);
  }
}

/**
 * Makes sure that no page was changed after it got its policy, by which browsers would refuse what
 * is new.
 *
 * @throws when one was
 */
export async function checkPagePolicies(
  build: string,
  files: readonly string[],
  connectsTo: ConnectsTo,
): Promise<void> {
  const pages = await readPages(build, files, connectsTo);
  const changed = pages.filter(({ html, finished }) => finished !== html);
  if (changed.length === 0) return;
  throw new Error(
    "Browsers would refuse parts of these pages, which were changed after their Content Security " +
      `Policy was written: ${changed.map(({ file }) => file).join(", ")}. Nothing in ` +
      "gatsby-node.ts may change a page after writePagePolicies.",
  );
}

const readPages = (build: string, files: readonly string[], connectsTo: ConnectsTo) =>
  Promise.all(
    files.map(async (file) => {
      const path = join(build, file);
      const html = await readFile(path, "utf8");
      return { file, path, html, finished: finishedPage(file, html, connectsTo) };
    }),
  );

function finishedPage(file: string, html: string, connectsTo: ConnectsTo): string {
  try {
    return withPolicy(html, connectsTo);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}
