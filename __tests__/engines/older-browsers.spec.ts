/** Browsers without newer features, and metered connections. */
import type { BrowserPage } from "../support/engines/browser-page";
import { expect, sizes, test } from "../support/engines/test";
import type { TestSite } from "../support/engines/test-site";

test.afterEach(async ({ visit }) => expect(await visit.complaints()).toEqual([]));

/** Removes popovers, which browsers before 2023 (iOS 16) do not have. */
function withoutPopovers(site: TestSite) {
  site.changePages((html) =>
    html
      .replaceAll("not selector(:popover-open)", "selector(:popover-open)")
      .replaceAll(/ popover(?:target|targetaction)?="[^"]*"/gi, ""),
  );
}

/** Removes more features that browsers before 2023 do not have. */
function withoutLaterFeatures(site: TestSite) {
  site.changePages((html) =>
    html
      .replaceAll("@view-transition", "@unknown-at-rule")
      .replaceAll('type="speculationrules"', 'type="unknown"'),
  );
  site.putFirst(`<script>(${String(forgetLaterFeatures)})()</script>`);
}

function forgetLaterFeatures() {
  const forget = (from: object, ...names: string[]) => {
    for (const name of names) Reflect.deleteProperty(from, name);
  };
  forget(HTMLElement.prototype, "popover", "showPopover", "hidePopover", "togglePopover");
  forget(HTMLButtonElement.prototype, "popoverTargetElement", "popoverTargetAction");
  forget(Document.prototype, "startViewTransition", "prerendering");
  forget(HTMLScriptElement, "supports");
  forget(Navigator.prototype, "connection");
}

const menu = (visit: BrowserPage) => visit.getByRole("navigation", "Main menu");

for (const name of ["phone", "desk"] as const) {
  test.describe(`on a ${name}'s screen`, () => {
    test.use({ size: sizes[name] });

    test("without popovers, the way around stands in the page and leaves room for it", async ({
      visit,
      site,
    }) => {
      withoutPopovers(site);
      withoutLaterFeatures(site);
      await visit.open("/about/");
      for (const entry of ["Prescriptions", "Contact Us"]) {
        await expect.poll(menu(visit).getByRole("link", entry).isInView).toBe(true);
      }
      expect(await visit.getByRole("heading").nth(0).isInView()).toBe(true);
      expect(await visit.getByRole("button", /menu/i).count()).toBe(0);

      const isWide = name === "desk";
      const oneService = menu(visit).getByRole("link", "Immunizations");
      expect(await oneService.isVisible()).toBe(false);
      const openServices = async () => {
        // A window that just opened may take the focus back, so each poll focuses again.
        if (isWide) await menu(visit).getByRole("button", "Services").focus();
        return menu(visit).getByRole("link", "All services").isInView();
      };
      await expect.poll(openServices).toBe(true);
      expect(await oneService.isVisible()).toBe(isWide);
    });
  });
}

test("without later features, pages and forms lead on as ever", async ({ visit, site }) => {
  withoutPopovers(site);
  withoutLaterFeatures(site);
  await visit.open("/");
  for (const [entry, path] of [
    ["About", "/about/"],
    ["Prescriptions", "/prescriptions/"],
    ["Contact Us", "/contact/"],
    ["Home", "/"],
  ] as const) {
    await menu(visit).getByRole("link", entry).press();
    await expect.poll(() => visit.path()).toBe(path);
    await expect.poll(visit.locate("h1").isInView).toBe(true);
    expect(await visit.complaints()).toEqual([]);
  }
});

for (const [connection, count] of [
  [undefined, 1],
  ["wifi", 1],
  ["cellular", 0],
] as const) {
  test(`over ${connection ?? "who knows what"}, pages are ${count ? "" : "not "}prepared`, async ({
    visit,
    site,
  }) => {
    const value = JSON.stringify(connection && { type: connection });
    site.putFirst(
      `<script>Object.defineProperty(navigator, "connection", { value: ${value} })</script>`,
    );
    await visit.open("/about/");
    await expect.poll(visit.locate("h1").isVisible).toBe(true);
    expect(await visit.locate('script[type="speculationrules"]').count()).toBe(count);
  });
}
