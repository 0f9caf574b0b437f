import type { NodePluginArgs } from "gatsby";
import { emptyCacheOfOtherCode } from "../../src/gatsby/build/gatsby-cache";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();

/** True if the cache is emptied. */
function isEmptied(basePath = ""): boolean {
  const dispatch = jest.fn();
  const store = { dispatch } as unknown as NodePluginArgs["store"];
  emptyCacheOfOtherCode({ store, basePath }, folder.path());
  return dispatch.mock.calls.length > 0;
}

test.each(["gatsby-config.js", "gatsby-node.js"])(
  "a cache that another %s filled, or a file that it imports, is emptied, and no other",
  (file) => {
    folder.write(".cache/compiled/gatsby-config.js", "module.exports = {};");
    folder.write(".cache/compiled/gatsby-node.js", "exports.onPreInit = () => 1;");
    isEmptied();
    expect(isEmptied()).toBe(false);
    folder.write(`.cache/compiled/${file}`, "exports.onPreInit = () => 2;");
    expect(isEmptied()).toBe(true);
    expect(isEmptied()).toBe(false);
  },
);

test("a cache with addresses in another folder is emptied", () => {
  folder.write(".cache/compiled/gatsby-node.js", "exports.onPreInit = () => 1;");
  isEmptied();
  expect(isEmptied("/pharmacy")).toBe(true);
  expect(isEmptied("/pharmacy")).toBe(false);
  expect(isEmptied()).toBe(true);
});
