import { minifySync } from "@swc/core";
import { buildSync } from "esbuild";

/**
 * One script with all that it imports, as small as it gets, to stand in a page itself. esbuild puts it
 * together; swc then puts each function that is called once where it is called.
 */
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
  const script = outputFiles.map(({ text }) => text).join("");
  const compress = { passes: 3, ecma: 2022, unsafe_arrows: true } as const;
  return minifySync(script, { module: false, compress, mangle: true }).code.trim();
}
