import { buildSync } from "esbuild";
import type { CreateWebpackConfigArgs } from "gatsby";

/** The scripts that stand in the pages themselves, by the names of their files. */
const ENTRIES = ["every-page", "ready-times", "late-scripts"] as const;

export type InlineScripts = Record<(typeof ENTRIES)[number], string>;

/** One script with all that it imports, as small as it gets. */
function bundle(entry: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [`src/inline/entries/${entry}.ts`],
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

/** Bundles the scripts of `src/inline/`. */
export const bundleInlineScripts = () =>
  Object.fromEntries(ENTRIES.map((entry) => [entry, bundle(entry)])) as InlineScripts;

/** What Gatsby hands over without saying what it takes. */
interface Plugins {
  define: (constants: Record<string, string>) => object;
}

/** Hands the scripts to the code that renders pages, as `__INLINE_SCRIPTS__`. */
export function provideInlineScripts({ stage, actions, plugins }: CreateWebpackConfigArgs) {
  if (stage !== "build-html" && stage !== "develop-html") return;
  const { define } = plugins as unknown as Plugins;
  const scripts = JSON.stringify(bundleInlineScripts());
  actions.setWebpackConfig({ plugins: [define({ __INLINE_SCRIPTS__: scripts })] });
}
