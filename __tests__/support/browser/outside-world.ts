import type { Page } from "@playwright/test";

const isElsewhere = ({ protocol, hostname }: URL) =>
  protocol.startsWith("http") && !["localhost", "127.0.0.1"].includes(hostname);

/**
 * Answers every request to another host with an empty page, so that tests need no network: links lead
 * there, and the editing screen asks others as well.
 */
export async function withoutOutsideWorld(page: Page) {
  await page.route(isElsewhere, (route) =>
    route.fulfill({ status: 200, contentType: "text/html", body: "" }),
  );
}

/** Notes what the page asks another host for, from now on. */
export function watchOutsideWorld(page: Page): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (isElsewhere(new URL(request.url()))) asked.push(request.url());
  });
  return asked;
}
