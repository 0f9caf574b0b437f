import { buildSync } from "esbuild";

/** One script with all that it imports, as small as it gets, to stand in a page itself. */
export function bundleInlineScript(entryFile: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [entryFile],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    // The project's settings would add "use strict", which these scripts have no need of.
    tsconfigRaw: {},
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join("");
}
