/** Adopted sites pass the check and have few leftovers of the sample. */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../../src/content/check-content";
import { formatProblems } from "../../src/content/problem";
import { ADOPTED_AT, adoptedContent, adoptedSites } from "../../tools/build/adopted-content";
import { assembleSite } from "../../tools/build/assemble-site";
import { temporaryFolder } from "../support/temporary-folder";

const folder = temporaryFolder();

test.each(adoptedSites)("the check finds nothing in the site of %s", async (name) => {
  assembleSite(folder.path(), await adoptedContent(name));
  const { problems, warnings, sampleLeft } = await checkContent(folder.path(), ADOPTED_AT);
  expect(formatProblems([...problems, ...warnings])).toBe("");
  // Made by the command a moment ago: all of its words are still those of the sample.
  if (existsSync(join("__tests__/adopted-sites", name, "answers.yaml"))) return;
  expect(sampleLeft.filter(({ kind }) => kind === "text").length).toBeLessThan(40);
});
