import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";

/**
 * Returns the answer to a question about the built HTML of a page, which is parsed and not shown: that takes
 * milliseconds.
 *
 * @param question runs in the browser, so it cannot use anything outside
 */
export function readHtml<Answer>(
  page: Page,
  route: string,
  question: (document: Document) => Answer,
): Promise<Answer> {
  const html = JSON.stringify(readFileSync(join("public", route, "index.html"), "utf8"));
  return page.evaluate(
    `(${String(question)})(new DOMParser().parseFromString(${html}, "text/html"))`,
  );
}
