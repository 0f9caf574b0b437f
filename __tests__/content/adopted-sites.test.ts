/** Three adopted sites pass the check and have few leftovers of the sample. */
import { readdirSync } from "node:fs";
import { checkContent } from "../../src/content/check-content";
import { formatProblems } from "../../src/content/problem";
import { ADOPTED_SITES, assembleSite, ownContent } from "../../tools/build/assemble-site";
import { temporaryFolder } from "../support/temporary-folder";

const NOW = Date.parse("2026-11-22T18:00:00Z");

const folder = temporaryFolder();

test.each(readdirSync(ADOPTED_SITES))("the check finds nothing in the site of %s", async (name) => {
  assembleSite(folder.path(), ownContent(`${ADOPTED_SITES}/${name}`));
  const { problems, warnings, sampleLeft } = await checkContent(folder.path(), NOW);
  expect(formatProblems([...problems, ...warnings])).toBe("");
  expect(sampleLeft.filter(({ kind }) => kind === "text").length).toBeLessThan(40);
});
