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
