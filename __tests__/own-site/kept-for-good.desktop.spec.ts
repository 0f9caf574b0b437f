import { cacheControl, caching } from "../../hosting/rules";
import { expect, test } from "../support/browser/own-site";
import { publishedFiles } from "../support/browser/published-files";

/** Content hashes by Gatsby, webpack and, in `edit/`, esbuild. */
const NAMED_AFTER_CONTENT =
  /^\/static\/[0-9a-f]{32}\/|[-.][0-9a-f]{20}\.js$|^\/edit\/.*-[\w-]{8}\.js$/;

test("what browsers keep for good is named after its content, so a change reaches them", () => {
  const addresses = publishedFiles().map((file) => `/${file}`);
  const keptForGood = addresses.filter((address) => cacheControl(address) === caching.forGood);
  expect(keptForGood.length).toBeGreaterThan(0);
  expect(keptForGood.filter((address) => !NAMED_AFTER_CONTENT.test(address))).toEqual([]);
});
