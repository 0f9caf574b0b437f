import type { Page } from "@playwright/test";

/**
 * Answers every request to another host with an empty page, so that tests need no network: the map
 * is the only thing that the site asks others for.
 */
export async function withoutOutsideWorld(page: Page) {
  await page.route(
    (url) => !["localhost", "127.0.0.1"].includes(url.hostname),
    (route) => route.fulfill({ status: 200, contentType: "text/html", body: "" }),
  );
}

/** Scrolls slowly enough to the end for every lazy picture to be asked for. */
export async function scrollToEnd(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 400) {
    await page.mouse.wheel(0, 400);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  }
}
