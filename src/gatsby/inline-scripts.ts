import type { CreateWebpackConfigArgs } from "gatsby";
import { bundleInlineScript } from "../inline/bundle-inline-script";

/** The scripts that stand in the pages themselves, by the names of their files. */
const ENTRIES = ["every-page", "ready-times"] as const;

export type InlineScripts = Record<(typeof ENTRIES)[number], string>;

/** Bundles the scripts of `src/inline/`. */
export const bundleInlineScripts = () =>
  Object.fromEntries(
    ENTRIES.map((entry) => [entry, bundleInlineScript(`src/inline/entries/${entry}.ts`)]),
  ) as InlineScripts;

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
