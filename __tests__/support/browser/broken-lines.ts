import type { Page } from "@playwright/test";

/** Texts whose comma or period stands at the beginning of the line after the words that it ends. */
export const strayPunctuation = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const lineOf = (node: Node, at: number) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getClientRects()[0];
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let before: Node | undefined;
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const words = before?.textContent ?? "";
      if (before && /^[.,;:!?)](\s|$)/.test(node.textContent ?? "") && /\S$/.test(words)) {
        const [end, mark] = [lineOf(before, words.length - 1), lineOf(node, 0)];
        const isBelow = end && mark && mark.top >= end.bottom;
        if (isBelow) found.push(`${words}${node.textContent}`);
      }
      before = node;
    }
    return found;
  });

/** Phone numbers of which one half stands on the next line. */
export const brokenNumbers = (page: Page) => textsWithBroken(page, /\(\d{3}\)\s\d{3}.\d{4}/g);

/** Times of day, such as `2PM-6PM`, of which one half stands on the next line. */
export const brokenTimes = (page: Page) =>
  textsWithBroken(page, /\d[\d:]*[AP]M\u2060?-\u2060?\d[\d:]*[AP]M/g);

/** Words that have no room, and so go on in the next line without a hyphen. Addresses may do so. */
export const brokenWords = (page: Page) =>
  textsWithBroken(page, /(?<![^\s(])\p{L}+(?![^\s).,:;!?])/gu);

/** Texts in which something that belongs on one line stands on two. */
const textsWithBroken = (page: Page, whole: RegExp): Promise<string[]> =>
  page.evaluate((pattern) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      for (const match of (node.textContent ?? "").matchAll(pattern)) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(node.textContent ?? "");
      }
    }
    return found;
  }, whole);
