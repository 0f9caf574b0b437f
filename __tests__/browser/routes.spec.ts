import { expect, test } from "@playwright/test";
import { scrollToEnd } from "../../tools/bench/scroll-to-end";
import { withoutOutsideWorld } from "./support/outside-world";
import { allRoutes, customerRoutes, formRoutes } from "./support/routes";

const isPage = (route: string) => route !== "/there-is-no-such-page/";

for (const route of allRoutes) {
  test(`${route} loads whole, without a complaint of the browser`, async ({ page }) => {
    const complaints: string[] = [];
    page.on("console", (message) => {
      // The address without a page is answered with 404, and the browser says so.
      if (message.type() === "error" && isPage(route)) complaints.push(message.text());
    });
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("requestfailed", (request) => complaints.push(`failed: ${request.url()}`));
    page.on("response", (response) => {
      const isTheMissingPage = response.request().isNavigationRequest() && !isPage(route);
      if (response.status() >= 400 && !isTheMissingPage) {
        complaints.push(`${response.status()}: ${response.url()}`);
      }
    });
    await withoutOutsideWorld(page);

    const response = await page.goto(route);
    expect(response?.status()).toBe(isPage(route) ? 200 : 404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await scrollToEnd(page);
    for (const picture of await page.locator("img:visible").all()) {
      await expect(picture).toHaveJSProperty("complete", true);
      expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(
        0,
      );
    }
    const text = await page.locator("body").innerText();
    expect(text).not.toMatch(/undefined|\[object|NaN|\{[a-zA-Z]+\}/);
    expect(complaints).toEqual([]);
  });
}

test("titles, descriptions and addresses are each page's own", async ({ page }, { project }) => {
  test.skip(project.name !== "desktop", "the same on every screen");
  await withoutOutsideWorld(page);
  const seen = { titles: new Set<string>(), descriptions: new Set<string>() };
  for (const route of customerRoutes) {
    await page.goto(route);
    seen.titles.add(await page.title());
    const description = page.locator('meta[name="description"]');
    seen.descriptions.add((await description.getAttribute("content")) ?? "");
    const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
    expect(new URL(canonical ?? "").pathname).toBe(route);
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    const { "@graph": records } = JSON.parse(data ?? "") as { "@graph": { "@type": string }[] };
    const isBelowOthers = route.startsWith("/services/") && route !== "/services/";
    expect(records.map((record) => record["@type"])).toEqual(
      isBelowOthers ? ["Pharmacy", "BreadcrumbList"] : ["Pharmacy"],
    );
  }
  expect(seen.titles.size).toBe(customerRoutes.length);
  expect(seen.descriptions.size).toBe(customerRoutes.length);
});

test("an address without its last slash leads to the page", async ({ page }) => {
  await page.goto("/about");
  await expect(page).toHaveURL(/\/about\/$/);
});

test("search engines find every page in the sitemap, and nothing else", async ({ request }) => {
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toMatch(/^Sitemap: https:\/\/.+\/sitemap-index\.xml$/m);
  const sitemap = await (await request.get("/sitemap-0.xml")).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc ?? "");
  const paths = addresses.map((address) => new URL(address).pathname);
  expect(paths).toEqual(expect.arrayContaining([...customerRoutes, "/privacy/"]));
  for (const [index, path] of paths.entries()) {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain(`<link rel="canonical" href="${addresses[index]}"`);
  }
});

for (const route of customerRoutes) {
  test(`${route} asks for no script before someone touches it`, async ({ page }) => {
    const scripts: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") scripts.push(request.url());
    });
    await withoutOutsideWorld(page);
    await page.goto(route, { waitUntil: "networkidle" });
    expect(scripts).toEqual([]);
    if (formRoutes.includes(route)) return;
    await page.keyboard.press("Tab");
    await page.mouse.click(5, 400);
    await page.waitForLoadState("networkidle");
    expect(scripts).toEqual([]);
  });
}
