/**
 * Compares `docs/privacy-inventory.md` with the links and the forms. `own-site/pages.spec.ts` checks the requests of
 * every page, `transfer-form-leaks.phone.spec.ts` what a form sends and keeps.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { pharmacy } from "../support/content/sample-pharmacy";
import { MAIL_SERVICE } from "../../src/forms/mail/mail-settings";
import { formRoutes, pageRoutes } from "../support/browser/routes";

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

/** Returns the host in backquotes, or that of the fact named there; none if the sample does not have the fact. */
function hostIn(cell = ""): string | undefined {
  const [, name = "", isFact] = /`([^`]+)`( in `pharmacy\.yaml`)?/.exec(cell) ?? [];
  const fact = pharmacy[name as "storefrontUrl" | "bookingUrl"];
  return fact ? new URL(fact).hostname : isFact ? undefined : name;
}

test(
  "links lead to the sites that the inventory names",
  { tag: "@desktop" },
  async ({ request }) => {
    const linked = new Set<string>();
    for (const route of pageRoutes) {
      const html = await (await request.get(route)).text();
      for (const [, address = ""] of html.matchAll(/<a [^>]*href="(https?:[^"]+)"/g)) {
        linked.add(new URL(address).hostname);
      }
    }
    const named = rowsOf("links").flatMap(([, site]) => hostIn(site) ?? []);
    expect([...linked].sort()).toEqual(named.sort());
  },
);

test(
  "what the requests reach is the site itself, and the mail service from each form's page",
  {
    tag: "@desktop",
  },
  () => {
    const [everyPage, ...formPages] = rowsOf("requests");
    expect(everyPage?.[0]).toBe("every page");
    expect(formPages.map(([page, , host]) => [page, hostIn(host)])).toEqual(
      formRoutes.map((route) => [`\`${route}\``, new URL(MAIL_SERVICE).hostname]),
    );
  },
);
