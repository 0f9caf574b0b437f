import type { CreateWebpackConfigArgs } from "gatsby";
import { bundleInlineScript } from "./bundle-inline-script";
import { defineConstants } from "./define-constants";

/** Bundles the inline script that all pages share. */
export const bundlePageScript = () => bundleInlineScript("src/inline/entry.ts");

/** Defines `__INLINE_SCRIPT__` for the code that renders pages. */
export function provideInlineScript(args: CreateWebpackConfigArgs) {
  if (args.stage !== "build-html" && args.stage !== "develop-html") return;
  defineConstants(args, { __INLINE_SCRIPT__: bundlePageScript() });
}
