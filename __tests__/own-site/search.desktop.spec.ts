/** What search engines read: addresses, titles, descriptions, structured data, links and the sitemap. */
import { factNames } from "../../src/content/facts";
import { wrongLinks } from "../support/browser/links";
import {
  at,
  expect,
  isTopPage,
  originalOf,
  ownFolder,
  ownPages,
  ownWebsite,
  routeAt,
  test,
} from "../support/browser/own-site";
import { readHtml } from "../support/browser/read-html";

const searchData = (document: Document) => ({
  title: document.title,
  description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? "",
  canonical: document.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? "",
  shared: document.querySelector('meta[property="og:url"]')?.getAttribute("content") ?? "",
  data: document.querySelector('script[type="application/ld+json"]')?.textContent ?? "",
  language: document.documentElement.lang,
  /** Address of the page in each language. */
  alternates: Object.fromEntries(
    [...document.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]')].map(
      ({ hreflang, href }) => [hreflang, href],
    ),
  ),
});

interface StructuredRecord {
  "@type": string;
  url?: string;
}

test("titles, descriptions, addresses, translations and structured data are each page's own", async ({
  page,
}) => {
  const seen = { titles: new Set<string>(), descriptions: new Set<string>() };
  for (const route of ownPages) {
    const found = await readHtml(page, route, searchData);
    const { canonical, shared, data, language } = found;
    const alternates = Object.fromEntries(
      Object.entries(found.alternates).map(([code, address]) => [code, routeAt(address)]),
    );
    seen.titles.add(`${language}: ${found.title}`);
    seen.descriptions.add(`${language}: ${found.description}`);
    expect(canonical).toBe(new URL(at(route), ownWebsite).href);
    expect(shared).toBe(canonical);
    const inAllLanguages = ownPages.filter((other) => originalOf(other) === originalOf(route));
    if (inAllLanguages.length > 1) {
      expect(alternates[language]).toBe(route);
      // For whoever reads none of them.
      expect(alternates["x-default"]).toBe(Object.values(alternates)[0]);
    }
    expect([...new Set(Object.values(alternates))].sort(), route).toEqual(
      inAllLanguages.length > 1 ? inAllLanguages : [],
    );
    const { "@graph": records } = JSON.parse(data) as { "@graph": StructuredRecord[] };
    expect(records[0]?.url).toBe(ownWebsite);
    expect(records.map((record) => record["@type"])).toEqual([
      "Pharmacy",
      ...(originalOf(route) === "/" ? ["WebSite"] : []),
      ...(isTopPage(route) ? [] : ["BreadcrumbList"]),
    ]);
  }
  expect(seen.titles.size).toBe(ownPages.length);
  expect(seen.descriptions.size).toBe(ownPages.length);
});

test("every link leads to a page or a part of it, or says that it leaves the site", async ({
  page,
}) => {
  expect(await wrongLinks(page, ownPages)).toEqual([]);
});

/** A page without the data of its islands, which may have facts in braces. */
const shownHtml = (document: Document) => {
  for (const data of document.querySelectorAll('script[type="application/json"]')) data.remove();
  return document.documentElement.outerHTML;
};

test("no page has a fact left in braces", async ({ page }) => {
  for (const route of ownPages) {
    const html = await readHtml(page, route, shownHtml);
    expect(
      factNames.filter((name) => html.includes(`{${name}}`)),
      route,
    ).toEqual([]);
  }
});

test("search engines find every page in the sitemap, and nothing else", async ({ request }) => {
  const sitemapIndex = `${ownWebsite}sitemap-index.xml`;
  const robots = await request.get(at("/robots.txt"));
  // Crawlers read only the one at the root of the host.
  expect(robots.ok()).toBe(ownFolder === "");
  if (robots.ok()) expect(await robots.text()).toContain(`\nSitemap: ${sitemapIndex}\n`);
  const sitemap = await (await request.get(at("/sitemap-0.xml"))).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc ?? "");
  const routes = addresses.map(routeAt);
  expect(routes.toSorted()).toEqual(ownPages);
  for (const [index, route] of routes.entries()) {
    const response = await request.get(at(route));
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain(`<link rel="canonical" href="${addresses[index]}"`);
  }
});
