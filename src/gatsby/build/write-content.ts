/**
 * The content as Gatsby reads it: a file for each file of `data/` and each language, written while all of
 * `data/` is valid. If `gatsby develop` read `data/` itself, a half-written file would break every page
 * that shows it.
 */
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { siteContent } from "../../content/languages/site-content";
import type { Content } from "../../content/read/content";
import { gatsbyAtRest } from "./gatsby-at-rest";
import { filesBelow } from "../../lib/files-below";
import { watchContent } from "./watch-content";
import { writeChanged } from "../../lib/write-changed";

/** True in `gatsby develop`, and so in `npm start`. */
export const isDevelop = process.env.gatsby_executing_command === "develop";

/** Folder of the files for Gatsby. Git ignores it. */
const CONTENT_FOLDER = ".content";

/** Folder with the words: `.content/words/es/pages/home.yaml`. */
export const wordsFolder = join(CONTENT_FOLDER, "words");

const keptPictures = join(CONTENT_FOLDER, "pictures");

/** Folder from which Gatsby reads `images/`. */
export const picturesFolder = isDevelop ? keptPictures : "data";

/** Writes the content, and in `gatsby develop` again after each valid change. */
export async function writeContent(
  { emitter, basePath }: Pick<ParentSpanPluginArgs, "emitter" | "basePath">,
  checked: Content,
) {
  const write = (content: Content) => {
    if (isDevelop) keepPictures();
    writeWords(content, process.cwd(), basePath);
  };
  write(checked);
  if (!isDevelop) return;
  const rest = gatsbyAtRest(emitter);
  // What was checked: since then, something may have been typed that no page can show.
  await watchContent((content) => content && rest().then(() => write(content)));
}

/** Writes the words that changed, as JSON, which is YAML, and deletes those of files that are gone. */
export function writeWords(content: Content, directory: string, basePath = ""): void {
  const words = siteContent(content, isDevelop, basePath);
  const folder = join(directory, wordsFolder);
  for (const [path, value] of words) writeChanged(join(folder, path), JSON.stringify(value));
  for (const file of filesBelow(folder)) if (!words.has(file)) rmSync(join(folder, file));
}

/** Copies the pictures that changed, and deletes copies of pictures that are gone. */
export function keepPictures(directory = process.cwd()): void {
  const source = join(directory, "data/images");
  const copy = join(directory, keptPictures, "images");
  const files = filesBelow(source);
  for (const file of files) writeChanged(join(copy, file), readFileSync(join(source, file)));
  for (const file of filesBelow(copy)) if (!files.includes(file)) rmSync(join(copy, file));
}
