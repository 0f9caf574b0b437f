import type { Page } from "@playwright/test";

/** Target size of WCAG 2.5.5, in CSS pixels. */
const LEAST = 44;

/** Returns fields, buttons and links that are too small to hit, without links inside a sentence. */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.locator(":is(a, button, summary, input, select, textarea):visible").evaluateAll(
    (elements, least) =>
      elements
        // A press on the row of a box ticks it.
        .map((element) => element.closest("label:has([type=checkbox], [type=radio])") ?? element)
        .filter((element) => {
          const { width, height } = element.getBoundingClientRect();
          const inSentence =
            // `Text` wraps a phone number in a `span` so that it does not break.
            element.parentElement?.matches("p, dd, li, :is(p, dd, li) > span") &&
            getComputedStyle(element).display === "inline";
          const isNarrow = !element.matches("a") && width < least;
          return (height < least || isNarrow) && !inSentence;
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    LEAST,
  );
