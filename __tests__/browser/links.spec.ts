import { expect, test } from "@playwright/test";
import { withoutOutsideWorld } from "./support/outside-world";
import { allRoutes } from "./support/routes";

interface FoundLink {
  from: string;
  href: string;
}

test("every link within the site leads somewhere, down to the part of the page", async ({
  page,
  request,
}, { project }) => {
  test.skip(project.name !== "desktop", "the same on every screen");
  test.setTimeout(120_000);
  await withoutOutsideWorld(page);
  const links = new Map<string, FoundLink>();
  for (const route of allRoutes) {
    await page.goto(route);
    const found = await page
      .locator("a[href]")
      .evaluateAll((anchors) => anchors.map((anchor) => (anchor as HTMLAnchorElement).href));
    for (const href of found) {
      if (new URL(href).origin === new URL(page.url()).origin)
        links.set(href, { from: route, href });
    }
  }
  expect(links.size).toBeGreaterThan(15);
  const broken: FoundLink[] = [];
  const textOf = new Map<string, string>();
  for (const link of links.values()) {
    const { pathname, hash } = new URL(link.href);
    if (pathname === "/there-is-no-such-page/") continue;
    if (!textOf.has(pathname)) {
      const response = await request.get(pathname, { maxRedirects: 0 });
      textOf.set(pathname, response.ok() ? await response.text() : "");
    }
    const text = textOf.get(pathname) ?? "";
    if (!text || (hash && !text.includes(`id="${hash.slice(1)}"`))) broken.push(link);
  }
  expect(broken).toEqual([]);
});

test("links to other sites open a new tab, and say so", async ({ page }) => {
  await withoutOutsideWorld(page);
  for (const route of allRoutes) {
    await page.goto(route);
    for (const link of await page.locator('a[href^="https:"]').all()) {
      await expect(link).toHaveAttribute("target", "_blank");
      await expect(link).toHaveAttribute("rel", /noopener/);
      await expect(link).toContainText("opens in a new tab");
    }
  }
});
