import type { CreateWebpackConfigArgs } from "gatsby";
import { bundleInlineScript } from "./bundle-inline-script";
import { defineConstants } from "./define-constants";

/** The scripts that stand in the pages themselves, by the names of their files. */
const ENTRIES = ["every-page", "ready-times"] as const;

export type InlineScripts = Record<(typeof ENTRIES)[number], string>;

/** Bundles the scripts of `src/inline/`. */
export const bundleInlineScripts = () =>
  Object.fromEntries(
    ENTRIES.map((entry) => [entry, bundleInlineScript(`src/inline/entries/${entry}.ts`)]),
  ) as InlineScripts;

/** Hands the scripts to the code that renders pages, as `__INLINE_SCRIPTS__`. */
export function provideInlineScripts(args: CreateWebpackConfigArgs) {
  if (args.stage !== "build-html" && args.stage !== "develop-html") return;
  defineConstants(args, { __INLINE_SCRIPTS__: bundleInlineScripts() });
}
