import type { CreateWebpackConfigArgs } from "gatsby";

/** Gatsby hands this over without saying what it takes. */
interface Plugins {
  define: (constants: Record<string, string>) => object;
}

/** Puts values in the place of these names in the code that Gatsby is about to bundle. */
export function defineConstants(
  { actions, plugins }: Pick<CreateWebpackConfigArgs, "actions" | "plugins">,
  values: Readonly<Record<string, unknown>>,
) {
  const { define } = plugins as unknown as Plugins;
  const constants = Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]);
  actions.setWebpackConfig({
    plugins: [define(Object.fromEntries(constants) as Record<string, string>)],
  });
}
