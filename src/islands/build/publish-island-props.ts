import { readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path/posix";
import { ISLAND_PROPS } from "../protocol";

/** The JSON that an island prints beside itself, and the beginning of the loader after it. */
const PRINTED_PROPS = new RegExp(
  `<script type="application/json" ${ISLAND_PROPS}="([\\w-]+)">(.*?)</script><script`,
  "gs",
);

/** A file of the build. */
interface BuildFile {
  /** Its address, which is its place in the build, too. */
  address: string;
  content: string;
}

/**
 * Takes the props of islands out of a page, and tells their loaders where they will be. Half of them are
 * words that nobody sees before something is pressed, and a page is shown sooner without them.
 *
 * @param file the page's place in the build, which begins with a slash
 * @throws when props would stay in the page
 */
export function separateIslandProps(
  file: string,
  html: string,
): { html: string; propsFiles: BuildFile[] } {
  const propsFiles: BuildFile[] = [];
  const separated = html.replace(PRINTED_PROPS, (_, name: string, content: string) => {
    const address = join(dirname(file), `${name}.json`);
    propsFiles.push({ address, content });
    return `<script data-props="${address}"`;
  });
  if (separated.includes(ISLAND_PROPS)) {
    throw new Error(`${file}: an island has no loader after its props. See src/islands/README.md.`);
  }
  return { html: separated, propsFiles };
}

/**
 * Gives the props of each page's islands a file of their own beside the page. The file is not named after
 * what is in it: a page that is open while a newer one is published must still find it.
 */
export async function publishIslandProps(build: string, files: readonly string[]): Promise<void> {
  for (const file of files) {
    const path = join(build, file);
    const { html, propsFiles } = separateIslandProps(file, await readFile(path, "utf8"));
    // A page of an earlier build has its props in files already.
    if (propsFiles.length === 0) continue;
    for (const { address, content } of propsFiles) await writeFile(join(build, address), content);
    await writeFile(path, html);
  }
}
