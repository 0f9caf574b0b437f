import { buildSync } from "esbuild";
import type { CreateWebpackConfigArgs } from "gatsby";

/** Arguments of `onCreateWebpackConfig` that define constants. */
export type DefineArgs = Pick<CreateWebpackConfigArgs, "actions" | "plugins">;

/** Defines the inline scripts for the code that renders pages: of all pages, of the home page's picture, of the A to Z page. */
export function provideInlineScripts(args: DefineArgs) {
  defineConstants(args, {
    __INLINE_SCRIPT__: bundleInlineScript("src/inline/entry.ts"),
    __CLOSED_PICTURE_SCRIPT__: bundleInlineScript("src/inline/closed-picture.ts"),
    __FINDER_SCRIPT__: bundleInlineScript("src/inline/finder.ts"),
  });
}

/** Bundles and minifies one script. */
export function bundleInlineScript(entryFile: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [entryFile],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2021",
    // `tsconfig.json` would make esbuild add "use strict".
    tsconfigRaw: {},
    write: false,
  });
  return outputFiles
    .map(({ text }) => text)
    .join("")
    .trim();
}

/** Replaces names in the bundled code by constants, with webpack's `DefinePlugin`. */
export function defineConstants(
  { actions, plugins }: DefineArgs,
  values: Readonly<Record<string, unknown>>,
) {
  // Gatsby's types do not say what `define` takes.
  const { define } = plugins as unknown as { define: (constants: object) => object };
  const constants = Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]);
  actions.setWebpackConfig({ plugins: [define(Object.fromEntries(constants) as object)] });
}
