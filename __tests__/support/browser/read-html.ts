import type { Page } from "@playwright/test";

/**
 * Returns the answer to a question about the HTML of a page, which is parsed and not shown: that takes
 * milliseconds.
 *
 * @param question runs in the browser, so it cannot use anything outside
 */
export async function readHtml<Answer>(
  page: Page,
  route: string,
  question: (document: Document) => Answer,
): Promise<Answer> {
  const response = await page.request.get(route);
  const html = JSON.stringify(await response.text());
  return page.evaluate(
    `(${String(question)})(new DOMParser().parseFromString(${html}, "text/html"))`,
  );
}
