import type { Page } from "@playwright/test";
import { withPolicy } from "../../../src/gatsby/policy/page-policy";

/** An island with its data, as the build prints it. */
const ISLAND = /<div [^>]*data-island=.*?<script [^>]*data-island-data.*?<\/script>/s;

/** Returns the HTML of a page of the site, as the build printed it. */
type ReadPage = (path: string) => Promise<string>;

/** Adds HTML to the end of a page's content, and to its policy what a build would add for it. */
export const addToPage = (page: Page, path: string, added: (read: ReadPage) => Promise<string>) =>
  page.route(`**${path}`, async (route) => {
    const read: ReadPage = async (other) =>
      (await route.fetch({ url: new URL(other, route.request().url()).href })).text();
    const response = await route.fetch();
    const end = `${await added(read)}</main>`;
    const html = (await response.text()).replace("</main>", () => end);
    await route.fulfill({ response, body: withPolicy(html, () => []) });
  });

/** Returns the island of a page, with the page's styles. */
export function islandIn(html: string): string {
  const parts = [/<style>.*?<\/style>/s, ISLAND].map((part) => part.exec(html)?.[0]);
  if (parts.includes(undefined)) throw new Error("The page has no island.");
  return parts.join("");
}
