import { createHash } from "node:crypto";
import { buildSync } from "esbuild";
import type { CreateWebpackConfigArgs } from "gatsby";
import { writeChanged } from "../../lib/write-changed";

/** Arguments of `onCreateWebpackConfig` that define constants. */
export type DefineArgs = Pick<CreateWebpackConfigArgs, "actions" | "plugins" | "basePath">;

/** Defines the scripts for the code that renders pages: the inline ones, and the address of the finder's. */
export function provideInlineScripts(args: DefineArgs) {
  defineConstants(args, {
    __INLINE_SCRIPT__: bundleInlineScript("src/inline/entry.ts"),
    __CLOSED_PICTURE_SCRIPT__: bundleInlineScript("src/inline/closed-picture.ts"),
    __FINDER_SCRIPT__: args.basePath + publishScript("finder", "src/sections/a-z/find-entries.ts"),
  });
}

/** Writes a script into the site. Returns its address, with a hash, so that browsers can keep the file for good. */
function publishScript(name: string, entryFile: string): string {
  const script = bundleInlineScript(entryFile);
  const hash = createHash("sha256").update(script).digest("hex").slice(0, 20);
  const file = `/${name}-${hash}.js`;
  writeChanged(`public${file}`, script);
  return file;
}

/** Bundles and minifies one script, for a site in this folder. */
export function bundleInlineScript(entryFile: string, folder = ""): string {
  const { outputFiles } = buildSync({
    entryPoints: [entryFile],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2021",
    define: { __BASE_PATH__: JSON.stringify(folder) },
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
  { actions, plugins }: Pick<DefineArgs, "actions" | "plugins">,
  values: Readonly<Record<string, unknown>>,
) {
  // Gatsby's types do not say what `define` takes.
  const { define } = plugins as unknown as { define: (constants: object) => object };
  const constants = Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]);
  actions.setWebpackConfig({ plugins: [define(Object.fromEntries(constants) as object)] });
}
