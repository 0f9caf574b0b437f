import type { APIRequestContext, Page } from "@playwright/test";
import { languageCodes, readOwn } from "./own-site";
import { missingRoute } from "./routes";

const { newTab } = readOwn("labels.yaml") as { newTab: string };

/** Words for a link that opens a new tab, by the folder in which an address begins. */
const newTabIn = new Map(
  languageCodes.map((code) => [
    code.toLowerCase(),
    (readOwn(`${code}/labels.yaml`) as { newTab: string }).newTab,
  ]),
);

/** Returns external links that do not open a new tab, or do not say so. */
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
    newTabIn.get(new URL(page.url()).pathname.split("/")[1] ?? "") ?? newTab,
  );

/** HTML by path; cached, because every page has the same menu. */
const pages = new Map<string, Promise<string>>();

async function htmlOf(request: APIRequestContext, pathname: string): Promise<string> {
  const response = await request.get(pathname, { maxRedirects: 0 });
  return response.ok() ? response.text() : "";
}

/** Returns internal links to a missing page or fragment. */
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
      // The skip link of the 404 page.
      if (pathname === missingRoute) return [];
      if (!pages.has(pathname)) pages.set(pathname, htmlOf(request, pathname));
      const html = (await pages.get(pathname)) ?? "";
      const isFound = html && (!hash || html.includes(`id="${hash.slice(1)}"`));
      return isFound ? [] : [href];
    }),
  );
  return broken.flat();
}
