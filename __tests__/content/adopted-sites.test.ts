/** Adopted sites pass the check. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkContent } from "../../src/content/check-content";
import { writeConfirmed } from "../../src/content/languages/confirmed";
import { translationsOf } from "../../src/content/languages/translations";
import { formatProblems } from "../../src/content/problem";
import { loadContent } from "../../src/content/read/load-content";
import { ADOPTED_AT, adoptedSites, writeAdoptedContent } from "../../tools/build/adopted-content";
import { assembleSite, ownContent } from "../../tools/build/assemble-site";

/** One folder for all sites, so that most files stay, and the check knows their pictures. */
const folder = mkdtempSync(join(tmpdir(), "adopted-site-"));
afterAll(() => rmSync(folder, { recursive: true }));

test.each(adoptedSites)("the check finds nothing in the site of %s", async (name) => {
  assembleSite(folder, ownContent(await writeAdoptedContent(name)));
  const { content } = await loadContent(folder);
  // The words of such a language were made a moment ago.
  for (const state of translationsOf(content).filter(({ confirmedBy }) => confirmedBy))
    writeConfirmed(join(folder, "data"), state);
  const { problems, warnings } = await checkContent(folder, ADOPTED_AT);
  expect(formatProblems([...problems, ...warnings])).toBe("");
});
