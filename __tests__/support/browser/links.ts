import type { Page } from "@playwright/test";
import { languageCodes, readOwn } from "./own-site";
import { readHtml } from "./read-html";

const newTabOf = (file: string) => (readOwn(file) as { newTab: string }).newTab;

/** Words for a link that opens a new tab, by the folder in which an address begins. */
const newTabIn = new Map(
  languageCodes.map((code) => [code.toLowerCase(), newTabOf(`${code}/labels.yaml`)]),
);

interface Link {
  href: string;
  text: string;
  target: string;
  rel: string;
}

const linksIn = (document: Document): Link[] =>
  [...document.querySelectorAll("a[href]")].map((link) => ({
    href: link.getAttribute("href") ?? "",
    text: link.textContent,
    target: link.getAttribute("target") ?? "",
    rel: link.getAttribute("rel") ?? "",
  }));

/** Returns the fragments and files that links may lead to. */
const targetsIn = (document: Document): string[] =>
  [...document.querySelectorAll("[id]")].map(({ id }) => id);

/** Returns the links of each route that lead nowhere, or that leave the site without saying so. */
export async function wrongLinks(page: Page, routes: readonly string[]): Promise<string[]> {
  const targets = new Map<string, Promise<readonly string[] | undefined>>();
  const targetsOf = async (path: string) => {
    const isThere = (await page.request.get(path, { maxRedirects: 0 })).ok();
    return isThere ? readHtml(page, path, targetsIn) : undefined;
  };
  const isBroken = async (route: string, href: string) => {
    const { pathname, hash } = new URL(href, `http://site${route}`);
    if (!targets.has(pathname)) targets.set(pathname, targetsOf(pathname));
    const found = await targets.get(pathname);
    return !found || (hash !== "" && !found.includes(decodeURIComponent(hash.slice(1))));
  };
  const wrong = [];
  for (const route of routes) {
    const newTab = newTabIn.get(route.split("/")[1] ?? "") ?? newTabOf("labels.yaml");
    for (const { href, text, target, rel } of await readHtml(page, route, linksIn)) {
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
