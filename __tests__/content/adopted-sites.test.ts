/** Adopted sites pass the check and have few leftovers of the sample. */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkContent } from "../../src/content/check-content";
import { formatProblems } from "../../src/content/problem";
import { ADOPTED_AT, adoptedContent, adoptedSites } from "../../tools/build/adopted-content";
import { assembleSite } from "../../tools/build/assemble-site";

/** One folder for all sites, so that most files stay, and the check knows their pictures. */
const folder = mkdtempSync(join(tmpdir(), "adopted-site-"));
afterAll(() => rmSync(folder, { recursive: true }));

test.each(adoptedSites)("the check finds nothing in the site of %s", async (name) => {
  assembleSite(folder, await adoptedContent(name));
  const { problems, warnings, sampleLeft } = await checkContent(folder, ADOPTED_AT);
  expect(formatProblems([...problems, ...warnings])).toBe("");
  // Made by the command a moment ago: all of its words are still those of the sample.
  if (existsSync(join("__tests__/adopted-sites", name, "answers.yaml"))) return;
  expect(sampleLeft.filter(({ kind }) => kind === "text").length).toBeLessThan(40);
});
