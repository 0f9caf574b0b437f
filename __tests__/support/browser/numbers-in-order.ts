import type { Page } from "@playwright/test";

/** True if the first character of each phone number on the page is left of the last one. */
export const numbersInOrder = (page: Page, number: string) =>
  page.evaluate((written) => {
    const found: boolean[] = [];
    const leftOf = (node: Node, at: number) => {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getBoundingClientRect().left;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      const at = node.textContent?.indexOf(written) ?? -1;
      const isShown = node.parentElement?.checkVisibility();
      if (at >= 0 && isShown) found.push(leftOf(node, at) < leftOf(node, at + written.length - 1));
    }
    return found;
  }, number);
