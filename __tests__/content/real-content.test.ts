/** Checks for the content of any pharmacy; `sample-content.test.ts` checks the sample. */
import { checkContent } from "../../src/content/check-content";
import { siteContent } from "../../src/content/languages/site-content";
import { loadContent } from "../../src/content/read/load-content";
import { readPharmacy } from "../../src/content/read-facts";
import { formatProblems } from "../../src/content/problem";
import { contentTypeAt } from "../../src/content/schema/content-files";
import { askForEverything } from "../support/content/content-graphql";

test("the content as it stands has no mistakes", async () => {
  const { problems } = await checkContent(process.cwd());
  expect(formatProblems(problems)).toBe("");
});

test("pages get all that they ask of it in every language, with every fact filled in", async () => {
  const { content } = await loadContent(process.cwd());
  const pharmacy = { ...readPharmacy("data"), agreements: content.agreements?.value };
  const files = [...siteContent(content)];
  expect(files.length).toBeGreaterThan(20);
  for (const [path, value] of files) {
    const { typeName = "" } = contentTypeAt(path.slice(path.indexOf("/") + 1)) ?? {};
    const { errors, filled } = await askForEverything(typeName, value, pharmacy);
    expect({ path, errors }).toEqual({ path, errors: undefined });
    expect(filled.filter((text) => /undefined|\[object|\bNaN\b|[{}]/.test(text))).toEqual([]);
  }
});
