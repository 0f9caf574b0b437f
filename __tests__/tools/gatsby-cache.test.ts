import { cpSync } from "node:fs";
import { join } from "node:path";
import type { NodePluginArgs } from "gatsby";
import { emptyCacheOfOtherCode, noteCacheCode } from "../../src/gatsby/build/gatsby-cache";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();

/** Whether Gatsby is made to empty its cache. */
function isEmptied(): boolean {
  const dispatch = jest.fn();
  const store = { dispatch } as unknown as NodePluginArgs["store"];
  emptyCacheOfOtherCode({ store }, folder.path());
  return dispatch.mock.calls.length > 0;
}

beforeEach(() => {
  folder.write(".cache/compiled/gatsby-config.js", "module.exports = {};");
  folder.write(".cache/compiled/gatsby-node.js", "exports.onPreInit = () => 1;");
  noteCacheCode(folder.path());
});

test("a cache that this code filled is used", () => {
  expect(isEmptied()).toBe(false);
});

test.each(["gatsby-config.js", "gatsby-node.js"])(
  "a cache that another %s filled, or a file that it imports, is emptied",
  (file) => {
    folder.write(`.cache/compiled/${file}`, "exports.onPreInit = () => 2;");
    expect(isEmptied()).toBe(true);
    noteCacheCode(folder.path());
    expect(isEmptied()).toBe(false);
  },
);

test("a cache that was filled in another place is emptied", () => {
  const dispatch = jest.fn();
  const store = { dispatch } as unknown as NodePluginArgs["store"];
  const moved = join(folder.path(), "moved");
  cpSync(join(folder.path(), ".cache"), join(moved, ".cache"), { recursive: true });
  emptyCacheOfOtherCode({ store }, moved);
  expect(dispatch).toHaveBeenCalled();
});

test("a cache of which nobody knows what filled it is emptied", () => {
  folder.write(".cache/site-code.txt", "");
  expect(isEmptied()).toBe(true);
});
