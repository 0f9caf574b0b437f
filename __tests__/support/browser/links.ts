import type { APIRequestContext, Page } from "@playwright/test";
import { readOwn } from "./own-site";
import { missingRoute } from "./routes";

const { newTab } = readOwn("labels.yaml") as { newTab: string };

/** Links to other sites that do not open a new tab, or do not say so. */
export const unmarkedExternalLinks = (page: Page): Promise<string[]> =>
  page.locator('a[href^="http"]').evaluateAll(
    (links, newTab) =>
      (links as HTMLAnchorElement[])
        .filter(({ origin }) => origin !== location.origin)
        .filter(
          ({ target, relList, textContent }) =>
            target !== "_blank" || !relList.contains("noopener") || !textContent?.includes(newTab),
        )
        .map(({ href }) => href),
    newTab,
  );

/** The pages that were asked for before; every page has the same menu. */
const pages = new Map<string, Promise<string>>();

async function htmlOf(request: APIRequestContext, pathname: string): Promise<string> {
  const response = await request.get(pathname, { maxRedirects: 0 });
  return response.ok() ? response.text() : "";
}

/** Links within the site that lead nowhere, or to a part that its page does not have. */
export async function brokenInternalLinks(
  page: Page,
  request: APIRequestContext,
): Promise<string[]> {
  const links = await page
    .locator("a[href]")
    .evaluateAll((anchors) =>
      (anchors as HTMLAnchorElement[])
        .filter(({ origin }) => origin === location.origin)
        .map(({ href }) => href),
    );
  const broken = await Promise.all(
    [...new Set(links)].map(async (href) => {
      const { pathname, hash } = new URL(href);
      // The 404 page leads to its own address, past the menu.
      if (pathname === missingRoute) return [];
      if (!pages.has(pathname)) pages.set(pathname, htmlOf(request, pathname));
      const html = (await pages.get(pathname)) ?? "";
      const isFound = html && (!hash || html.includes(`id="${hash.slice(1)}"`));
      return isFound ? [] : [href];
    }),
  );
  return broken.flat();
}
