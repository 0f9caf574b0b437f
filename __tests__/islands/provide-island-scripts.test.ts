import { bundleLoader, provideIslandScripts } from "../../src/gatsby/html/bundle-islands";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();
const project = process.cwd();

/** Constants for the code that renders pages, given webpack's list of bundles. */
function constantsFor(assetsByChunkName: Record<string, string[]>) {
  folder.write("public/webpack.stats.json", JSON.stringify({ assetsByChunkName }));
  folder.write("src/islands/loader/entry.ts", "load();");
  const define = jest.fn();
  process.chdir(folder.path());
  try {
    provideIslandScripts({
      actions: { setWebpackConfig: jest.fn() },
      plugins: { define },
    } as never);
  } finally {
    process.chdir(project);
  }
  const [[constants]] = define.mock.calls as [[Record<string, string>]];
  return JSON.parse(constants["__ISLAND_SCRIPTS__"] ?? "") as unknown;
}

test("pages are told the scripts of each island: its own code first, then what brings it to life", () => {
  expect(
    constantsFor({
      islands: ["runtime-1.js", "framework-1.js", "islands-1.js"],
      transfer: ["transfer-1.js"],
    }),
  ).toMatchObject({
    transfer: ["/transfer-1.js", "/runtime-1.js", "/framework-1.js", "/islands-1.js"],
  });
});

test("the loader is small, and can stand in a page", () => {
  const script = bundleLoader();
  expect(Buffer.byteLength(script)).toBeLessThanOrEqual(1100);
  expect(script).not.toContain("</");
});
