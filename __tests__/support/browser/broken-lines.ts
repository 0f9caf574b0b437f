import type { Page } from "@playwright/test";

/** Returns texts with a punctuation mark at the start of a line. */
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

/** Returns texts with a phone number on two lines. */
export const brokenNumbers = (page: Page) => textsWithBroken(page, /\(\d{3}\)\s\d{3}.\d{4}/g);

const TIME = /\d[\d:]*(?:[AP]M|\u00a0[ap]\.\u00a0m\.|\u00a0del\u00a0mediodía)/.source;

/** Returns texts with hours of the site's own such as `2PM-6PM`, or a time such as `12 del mediodía`, on two lines. */
export const brokenTimes = (page: Page) =>
  textsWithBroken(page, new RegExp(`${TIME}(?:\\u2060?-\\u2060?${TIME})?`, "g"));

/** Returns texts with a word broken without a hyphen. URLs and emails may break. */
export const brokenWords = (page: Page) =>
  textsWithBroken(page, /(?<![^\s(])\p{L}+(?![^\s).,:;!?])/gu);

/** Returns texts in which a match of the pattern is on two lines. */
const textsWithBroken = (page: Page, whole: RegExp): Promise<string[]> =>
  page.evaluate((pattern) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      if (node.parentElement?.closest('a[href^="mailto:"]')) continue;
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
