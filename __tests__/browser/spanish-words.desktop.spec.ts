/** Pages in Spanish are Spanish, to the last label, and say in which language the rest is. */
import { expect, ownPages, test } from "../support/browser/own-site";
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
