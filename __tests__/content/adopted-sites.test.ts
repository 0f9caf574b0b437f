/** Adopted sites pass the check and have few leftovers of the sample. */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkContent } from "../../src/content/check-content";
import { writeConfirmed } from "../../src/content/languages/confirmed";
import { translationsOf } from "../../src/content/languages/translations";
import { formatProblems } from "../../src/content/problem";
import { loadContent } from "../../src/content/read/load-content";
import { ADOPTED_AT, adoptedContent, adoptedSites } from "../../tools/build/adopted-content";
import { assembleSite } from "../../tools/build/assemble-site";

/** One folder for all sites, so that most files stay, and the check knows their pictures. */
const folder = mkdtempSync(join(tmpdir(), "adopted-site-"));
afterAll(() => rmSync(folder, { recursive: true }));

test.each(adoptedSites)("the check finds nothing in the site of %s", async (name) => {
  assembleSite(folder, await adoptedContent(name));
  const { content } = await loadContent(folder);
  // The words of such a language were made a moment ago.
  for (const state of translationsOf(content).filter(({ confirmedBy }) => confirmedBy))
    writeConfirmed(join(folder, "data"), state);
  const { problems, warnings, sampleLeft } = await checkContent(folder, ADOPTED_AT);
  expect(formatProblems([...problems, ...warnings])).toBe("");
  // Made by the command a moment ago: all of its words are still those of the sample.
  if (existsSync(join("__tests__/adopted-sites", name, "answers.yaml"))) return;
  expect(sampleLeft.filter(({ kind }) => kind === "text").length).toBeLessThan(40);
});
