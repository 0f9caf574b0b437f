import type { Page } from "@playwright/test";

/** Returns texts that overlap a picture. */
export const textOnPictures = (page: Page) =>
  page.evaluate(() => {
    const pictures = [...document.querySelectorAll("main img")]
      .filter((element) => element.checkVisibility())
      .map((element) => element.getBoundingClientRect());
    const isOn = (one: DOMRect, other: DOMRect) =>
      one.left < other.right &&
      one.right > other.left &&
      one.top < other.bottom &&
      one.bottom > other.top;
    const found: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode } = texts;
      const { parentElement } = currentNode;
      if (!parentElement) continue;
      // What is folded has a box, too, over what stands below it.
      const isShown = parentElement.closest("main") && parentElement.checkVisibility();
      if (!isShown || !currentNode.textContent?.trim()) continue;
      // Visually hidden text has a box of one pixel.
      if (parentElement.getBoundingClientRect().width <= 1) continue;
      const range = document.createRange();
      range.selectNodeContents(currentNode);
      const rects = [...range.getClientRects()];
      if (rects.some((rect) => pictures.some((picture) => isOn(rect, picture)))) {
        found.push(currentNode.textContent);
      }
    }
    return found;
  });
