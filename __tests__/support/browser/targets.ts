import type { Page } from "@playwright/test";

/** Target height of WCAG 2.5.5, in CSS pixels. */
const LEAST_HEIGHT = 44;

/** Returns targets that are too low, without links inside a sentence. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.locator("a:visible, button:visible, summary:visible").evaluateAll(
    (elements, least) =>
      elements
        .filter((element) => {
          const { height } = element.getBoundingClientRect();
          const inSentence =
            // `Text` wraps a phone number in a `span` so that it does not break.
            element.parentElement?.matches("p, dd, li, :is(p, dd, li) > span") &&
            getComputedStyle(element).display === "inline";
          return height < least && !inSentence;
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    LEAST_HEIGHT,
  );
