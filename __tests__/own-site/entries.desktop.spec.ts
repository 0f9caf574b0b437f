/** Products and special days, each in the language of its page if somebody translated it. */
import { siteContent } from "../../src/content/languages/site-content";
import { loadContent } from "../../src/content/read/load-content";
import { expect, firstCode, languageCodes, ownPages, test } from "../support/browser/own-site";
import { readHtml } from "../support/browser/read-html";

interface Named {
  name: string;
}

interface Catalog {
  categories: { items: Named[]; pictured?: Named[] | null }[];
}

/** Names of products and reasons of special days, as the pages of a language have them. */
function entriesIn(files: ReturnType<typeof siteContent>, code: string): string[] {
  const namesIn = (file: string) =>
    ((files.get(`${code}/${file}`) as Catalog | undefined)?.categories ?? []).flatMap(({ items }) =>
      items.map(({ name }) => name),
    );
  const { specialHours } = files.get(`${code}/pharmacy.yaml`) as {
    specialHours?: { date: string; reason: string | null }[] | null;
  };
  const soon = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const today = new Date().toISOString().slice(0, 10);
  const reasons = (specialHours ?? [])
    .filter(({ date }) => date > today && date < soon)
    .flatMap(({ reason }) => reason ?? []);
  return [...namesIn("equipment.yaml"), ...namesIn("otc.yaml"), ...reasons];
}

/** Returns the texts of a page, each as its language and the text. */
function textsIn(document: Document): string[] {
  const { lang } = document.documentElement;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) found.push(`${lang}: ${texts.currentNode.textContent?.trim()}`);
  return found;
}

test("products and special days are there in every language", async ({ page }) => {
  const shown = new Set<string>();
  for (const route of ownPages) {
    for (const text of await readHtml(page, route, textsIn)) shown.add(text);
  }
  const files = siteContent((await loadContent(".")).content);
  for (const code of [firstCode, ...languageCodes]) {
    const expected = entriesIn(files, code).map((entry) => `${code}: ${entry}`);
    expect(expected.filter((entry) => !shown.has(entry))).toEqual([]);
  }
});
