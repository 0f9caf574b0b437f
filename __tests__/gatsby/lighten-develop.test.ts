import type { CreateWebpackConfigArgs } from "gatsby";
import { lightenDevelop } from "../../src/gatsby/on-create-webpack-config";

// As Gatsby has it: the plugin has no other mark than the name of its class.
class ESLintWebpackPlugin {}
class HotModuleReplacementPlugin {}

/** What becomes of Gatsby's configuration of a stage. */
function changed(stage: string): { plugins: object[]; devtool?: unknown } {
  const config = {
    devtool: "source-map",
    plugins: [new ESLintWebpackPlugin(), new HotModuleReplacementPlugin()],
  };
  const change = (changes: object) => Object.assign(config, changes);
  lightenDevelop({
    stage,
    getConfig: () => config,
    actions: { setWebpackConfig: change, replaceWebpackConfig: change },
  } as unknown as CreateWebpackConfigArgs);
  return config;
}

test("npm start does not wait for Gatsby's own ESLint, and keeps all other plugins", () => {
  const { plugins, devtool } = changed("develop");
  expect(plugins).toEqual([new HotModuleReplacementPlugin()]);
  expect(devtool).toBe("source-map");
});

test("the page in which the others appear has no source map", () => {
  expect(changed("develop-html")).toMatchObject({ devtool: false });
});

test.each(["build-javascript", "build-html"])("a build's stage %s stays as it is", (stage) => {
  const { plugins, devtool } = changed(stage);
  expect(plugins).toHaveLength(2);
  expect(devtool).toBe("source-map");
});
