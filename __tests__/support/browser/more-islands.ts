import type { Page } from "@playwright/test";
import { withPolicy } from "../../../src/gatsby/policy/page-policy";

/** An island with its data, as the build prints it. */
const ISLAND = /<div [^>]*data-island=.*?<script [^>]*data-island-data.*?<\/script>/s;

/**
 * Puts the island of another page of the site at the end of a page, which no page of the sample does. Its
 * styles come along.
 *
 * @param change of the other page's HTML
 */
export async function addIsland(
  page: Page,
  {
    to,
    from,
    change = (html) => html,
  }: { to: string; from: string; change?: (html: string) => string },
) {
  await page.route(`**${to}`, async (route) => {
    const response = await route.fetch();
    const other = await (
      await route.fetch({ url: new URL(from, route.request().url()).href })
    ).text();
    const styles = /<style>.*?<\/style>/s.exec(other)?.[0] ?? "";
    const island = ISLAND.exec(change(other))?.[0] ?? "";
    const html = (await response.text()).replace("</main>", (end) => styles + island + end);
    await route.fulfill({ response, body: withPolicy(html, () => []) });
  });
}
