import type { Page } from "@playwright/test";

const isElsewhere = ({ protocol, hostname }: URL) =>
  protocol.startsWith("http") && !["localhost", "127.0.0.1"].includes(hostname);

/** Answers every request to another host with an empty page, so that tests need no network. */
export async function withoutOutsideWorld(page: Page) {
  await page.route(isElsewhere, (route) =>
    route.fulfill({ status: 200, contentType: "text/html", body: "" }),
  );
}

/**
 * Records requests of the page and of all that it opens. The returned function lists those to other
 * hosts.
 */
export function watchOutsideWorld(page: Page): () => string[] {
  const asked: URL[] = [];
  page.context().on("request", (request) => asked.push(new URL(request.url())));
  return () => {
    const { host } = new URL(page.url());
    return asked
      .filter((url) => url.protocol.startsWith("http") && url.host !== host)
      .map(({ href }) => href);
  };
}
