/**
 * Compares `docs/privacy-inventory.md` with the links and the forms. `own-site/pages.spec.ts`
 * checks the requests of every page.
 */
import { readFileSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { pharmacy } from "../support/content/sample-pharmacy";
import { MAIL_SERVICE } from "../../src/forms/mail/mail-settings";
import {
  contactPage,
  test as formTest,
  type FormPage,
  transferPage,
} from "../support/browser/forms";
import { watchOutsideWorld } from "../support/browser/outside-world";
import { allRoutes } from "../support/browser/routes";
import { watchForLeaks } from "../support/browser/watch-for-leaks";

const text = readFileSync("docs/privacy-inventory.md", "utf8");

/** Parses the rows of a table of the inventory. */
function rowsOf(name: string): string[][] {
  const [, table = ""] =
    new RegExp(`<!-- inventory:${name} -->(.*)<!-- /inventory:${name} -->`, "s").exec(text) ?? [];
  const rows = table
    .trim()
    .split("\n")
    .map((line) => line.split("|").slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()));
  return rows.slice(2);
}

/** Returns the host in backquotes, or the host of the fact named there. */
function hostIn(cell: string | undefined): string {
  const [, name = ""] = /`([^`]+)`/.exec(cell ?? "") ?? [];
  const fact = pharmacy[name as "storefrontUrl" | "bookingUrl"];
  return fact ? new URL(fact).hostname : name;
}

test(
  "links lead to the sites that the inventory names",
  { tag: "@desktop" },
  async ({ request }) => {
    const linked = new Set<string>();
    for (const route of allRoutes) {
      const html = await (await request.get(route)).text();
      for (const [, address = ""] of html.matchAll(/<a [^>]*href="(https?:[^"]+)"/g)) {
        linked.add(new URL(address).hostname);
      }
    }
    const named = rowsOf("links").map(([, site]) => hostIn(site));
    expect([...linked].sort()).toEqual(named.sort());
  },
);

const FORM_PAGES: Record<string, (page: Page) => FormPage> = {
  "/prescriptions/": transferPage,
  "/contact/": contactPage,
};

const [everyPage, ...formRows] = rowsOf("requests");

test("the inventory tells of every page and of both forms", { tag: "@desktop" }, () => {
  expect(everyPage?.[0]).toBe("every page");
  expect(formRows.map(([page]) => page?.replaceAll("`", "")).sort()).toEqual(
    Object.keys(FORM_PAGES).sort(),
  );
});

/** Default mail host; in tests the site's own server answers instead. */
const MAIL_HOST = new URL(MAIL_SERVICE).hostname;

for (const [route, formOf] of Object.entries(FORM_PAGES)) {
  formTest(
    `${route} tells the mail service alone, once its button is pressed, and keeps nothing`,
    async ({ page, context, mail }) => {
      const row = formRows.find(([name]) => name === `\`${route}\``);
      expect(hostIn(row?.[2])).toBe(MAIL_HOST);
      const askedElsewhere = watchOutsideWorld(page);
      const watch = await watchForLeaks(page, context);
      const form = formOf(page);
      await form.openAlive();
      await form.fill();
      expect(mail.received).toHaveLength(0);
      await form.send();
      await expect(form.toast).toBeVisible();
      expect(mail.received).toHaveLength(1);
      expect(watch.messages).toHaveLength(1);
      expect(askedElsewhere()).toEqual([]);

      expect(await context.cookies()).toEqual([]);
      expect((await context.storageState({ indexedDB: true })).origins).toEqual([]);
      const answers = Object.values(form.sample).filter((answer) => answer.length > 5);
      const traces = (await watch.traces()).map(({ text }) => text);
      const leaked = answers.filter((answer) => traces.some((trace) => trace.includes(answer)));
      expect(leaked).toEqual([]);
    },
  );
}
