import type { Page } from "@playwright/test";

/** In CSS pixels, as WCAG 2.5.5 wants. */
const LEAST_HEIGHT = 44;

/** What is too low to be pressed safely, unless it stands in a sentence. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.locator("a:visible, button:visible, summary:visible").evaluateAll(
    (elements, least) =>
      elements
        .filter((element) => {
          const { height } = element.getBoundingClientRect();
          const inSentence =
            // A number in a text has a box around it, which keeps it in one piece.
            element.parentElement?.matches("p, dd, li, :is(p, dd, li) > span") &&
            getComputedStyle(element).display === "inline";
          return height < least && !inSentence;
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    LEAST_HEIGHT,
  );
