import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";

/** The rules by which Sveltia CMS asks a server on the internet for fonts that it also brings along. */
const FOREIGN_FONT = /src:url\(https:[^)]*\)/g;

/** Has the editing screen use the fonts that are in its own folder, and ask nobody else for them. */
export const ownFonts: Plugin = {
  name: "own-fonts",
  setup: (build) => {
    build.onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, async ({ path }) => ({
      contents: (await readFile(path, "utf8")).replaceAll(FOREIGN_FONT, 'src:local("")'),
    }));
  },
};
