import type { Page } from "@playwright/test";
import { siteContent } from "../../../src/content/languages/site-content";
import { loadContent } from "../../../src/content/read/load-content";
import { at, firstCode, languageCodes, routeAt } from "./own-site";
import { readHtml } from "./read-html";

/** Returns a function that returns the words for a link that opens a new tab, on the page of a route. */
async function readNewTab() {
  const files = siteContent((await loadContent(".")).content);
  return (route: string) => {
    const folder = route.split("/")[1];
    const code = languageCodes.find((code) => code.toLowerCase() === folder) ?? firstCode;
    return (files.get(`${code}/labels.yaml`) as { newTab: string }).newTab;
  };
}

/** Links of a page, and the fragments of its address. */
const partsIn = (document: Document) => ({
  links: [...document.querySelectorAll("a[href]")].map((link) => ({
    href: link.getAttribute("href") ?? "",
    text: link.textContent,
    target: link.getAttribute("target") ?? "",
    rel: link.getAttribute("rel") ?? "",
  })),
  ids: [...document.querySelectorAll("[id]")].map(({ id }) => id),
});

type Parts = ReturnType<typeof partsIn>;

/** Returns the parts of a page, none of another file, and `undefined` where there is nothing. */
async function readParts(page: Page, path: string): Promise<Parts | undefined> {
  const isThere = (await page.request.get(path, { maxRedirects: 0 })).ok();
  if (!isThere) return undefined;
  return path.endsWith("/") ? readHtml(page, routeAt(path), partsIn) : { links: [], ids: [] };
}

/** Returns the links of each route that lead nowhere, or that leave the site without saying so. */
export async function wrongLinks(page: Page, routes: readonly string[]): Promise<string[]> {
  const known = new Map<string, Promise<Parts | undefined>>();
  const partsOf = (path: string) => {
    const parts = known.get(path) ?? readParts(page, path);
    known.set(path, parts);
    return parts;
  };
  const isBroken = async (route: string, href: string) => {
    const { pathname, hash } = new URL(href, `http://site${at(route)}`);
    const found = await partsOf(pathname);
    return !found || (hash !== "" && !found.ids.includes(decodeURIComponent(hash.slice(1))));
  };
  const newTabOn = await readNewTab();
  const wrong = [];
  for (const route of routes) {
    const newTab = newTabOn(route);
    for (const { href, text, target, rel } of (await partsOf(at(route)))?.links ?? []) {
      const isExternal = /^https?:/.test(href);
      const isMarked = target === "_blank" && rel.includes("noopener") && text.includes(newTab);
      if (isExternal && !isMarked)
        wrong.push(`${route} opens no new tab, or does not say so: ${href}`);
      const isInternal = /^[/#]/.test(href);
      if (isInternal && (await isBroken(route, href)))
        wrong.push(`${route} leads nowhere: ${href}`);
    }
  }
  return wrong;
}
