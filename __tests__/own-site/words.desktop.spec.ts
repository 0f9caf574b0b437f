/** Pages in Spanish are Spanish, to the last label, and say in which language the rest is. */
import { siteContent } from "../../src/content/languages/site-content";
import { languagesOf } from "../../src/content/languages/languages";
import { loadContent } from "../../src/content/read/load-content";
import { expect, ownPages, ownPharmacy, test } from "../support/browser/own-site";
import { readHtml } from "../support/browser/read-html";

/** Words that no Spanish sentence has. */
const ENGLISH =
  /\b(?:the|and|your|with|for|you|of|from|are|please|open|opens|closed|closes|hours|phone|today|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tue|wed|fri)\b/i;

/** Returns everything that a page says, on the screen or to screen readers, besides parts in English. */
function saidBySpanishPage(document: Document): string[] {
  if (document.documentElement.lang.split("-")[0] !== "es") return [];
  const attributes = ["alt", "aria-label", "title", "placeholder", "data-timeline"];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const said = [document.title];
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (!parentElement?.closest("[lang|=en], script, style, noscript"))
      said.push(textContent ?? "");
  }
  for (const name of attributes) {
    for (const element of document.body.querySelectorAll(`[${name}]`))
      if (!element.closest("[lang|=en]")) said.push(element.getAttribute(name) ?? "");
  }
  const description = document.querySelector<HTMLMetaElement>("meta[name=description]");
  return [...said, description?.content ?? ""];
}

test("a page in Spanish has no English word", async ({ page }) => {
  const codes = languagesOf(ownPharmacy).map(({ code }) => code.split("-")[0]);
  test.skip(!codes.includes("es"), "No page of this site is in Spanish.");
  let spanishPages = 0;
  for (const route of ownPages) {
    const said = await readHtml(page, route, saidBySpanishPage);
    if (said.length > 0) spanishPages += 1;
    expect(
      said.filter((text) => ENGLISH.test(text)),
      route,
    ).toEqual([]);
  }
  expect(spanishPages).toBeGreaterThan(10);
});

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
    specialHours: { date: string; reason: string | null }[];
  };
  const soon = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const today = new Date().toISOString().slice(0, 10);
  const reasons = specialHours
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
  for (const { code } of languagesOf(ownPharmacy)) {
    const expected = entriesIn(files, code).map((entry) => `${code}: ${entry}`);
    expect(expected.filter((entry) => !shown.has(entry))).toEqual([]);
  }
});
