import type { CreateWebpackConfigArgs } from "gatsby";
import { bundleIslands } from "../../src/gatsby/bundle-islands";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();
const project = process.cwd();

beforeEach(() => process.chdir(folder.path()));
afterEach(() => process.chdir(project));

/** What the HTML is told, after webpack wrote which bundles there are. */
function scriptsToldOf(assetsByChunkName: Record<string, string[]>): unknown {
  folder.write("public/webpack.stats.json", JSON.stringify({ assetsByChunkName }));
  const define = jest.fn();
  const actions = { setWebpackConfig: jest.fn() };
  const args = { stage: "build-html", actions, plugins: { define } };
  bundleIslands(args as unknown as CreateWebpackConfigArgs);
  const [[constants]] = define.mock.calls as [[{ __ISLAND_SCRIPTS__: string }]];
  return JSON.parse(constants.__ISLAND_SCRIPTS__);
}

const bundles = {
  app: ["app-1.js"],
  transfer: ["framework-1.js", "transfer-1.js"],
  contact: ["framework-1.js", "contact-1.js"],
};

test("pages are told the scripts of each island, in their order", () => {
  expect(scriptsToldOf(bundles)).toEqual({
    transfer: ["/framework-1.js", "/transfer-1.js"],
    contact: ["/framework-1.js", "/contact-1.js"],
  });
});

test.each([
  ["is missing", { ...bundles, contact: undefined }],
  ["is empty", { ...bundles, contact: [] }],
])("a bundle that %s stops the build", (_, found) => {
  expect(() => scriptsToldOf(found as typeof bundles)).toThrow(
    "The island src/islands/entries/contact.ts has no bundle in public/webpack.stats.json.",
  );
});
