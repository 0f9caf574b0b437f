import type { Page } from "@playwright/test";

/** Phone numbers of which one half stands on the next line. */
export const brokenNumbers = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      for (const match of (node.textContent ?? "").matchAll(/\(\d{3}\)\s\d{3}.\d{4}/g)) {
        const range = document.createRange();
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) found.push(node.textContent ?? "");
      }
    }
    return found;
  });
