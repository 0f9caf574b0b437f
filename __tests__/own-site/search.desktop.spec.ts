/** Titles, descriptions, structured data and the sitemap. */
import {
  contactRoute,
  customerPages,
  expect,
  isTopPage,
  originalOf,
  ownPages,
  test,
} from "../support/browser/own-site";

test("titles, descriptions, addresses and structured data are each page's own", async ({
  page,
}) => {
  const seen = { titles: new Set<string>(), descriptions: new Set<string>() };
  for (const route of customerPages) {
    await page.goto(route, { waitUntil: "domcontentloaded" });
    seen.titles.add(await page.title());
    const description = page.locator('meta[name="description"]');
    seen.descriptions.add((await description.getAttribute("content")) ?? "");
    const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
    expect(new URL(canonical ?? "").pathname).toBe(route);
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    const { "@graph": records } = JSON.parse(data ?? "") as { "@graph": { "@type": string }[] };
    expect(records.map((record) => record["@type"])).toEqual([
      "Pharmacy",
      ...(originalOf(route) === "/" ? ["WebSite"] : []),
      ...(isTopPage(route) ? [] : ["BreadcrumbList"]),
    ]);
  }
  expect(seen.titles.size).toBe(customerPages.length);
  expect(seen.descriptions.size).toBe(customerPages.length);
});

test("an address without its last slash leads to the page", async ({ page }) => {
  await page.goto(contactRoute.slice(0, -1));
  await expect(page).toHaveURL((url) => url.pathname === contactRoute);
});

test("search engines find every page in the sitemap, and nothing else", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toMatch(/^Sitemap: https:\/\/.+\/sitemap-index\.xml$/m);
  const sitemap = await (await request.get("/sitemap-0.xml")).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc ?? "");
  const paths = addresses.map((address) => new URL(address).pathname);
  expect(paths.toSorted()).toEqual(ownPages);
  for (const [index, path] of paths.entries()) {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain(`<link rel="canonical" href="${addresses[index]}"`);
  }
});
