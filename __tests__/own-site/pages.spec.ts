/**
 * Visits every page on a desktop, and on a phone those that have every template and every block, and checks all that
 * holds for any page.
 */
import type { Page } from "@playwright/test";
import { HtmlValidate, StaticConfigLoader } from "html-validate";
import type { ColorScheme } from "../../src/styles/shades";
import { scrollToEnd } from "../../tools/browser/scroll-to-end";
import { accessibilityErrors } from "../support/browser/accessibility";
import {
  brokenNumbers,
  brokenTimes,
  brokenWords,
  strayPunctuation,
} from "../support/browser/broken-lines";
import {
  byteBudgets,
  expectWithinBudget,
  limitFor,
  scriptFiles,
} from "../support/browser/byte-budgets";
import { watchComplaints } from "../support/browser/complaints";
import { shiftsOn, totalShift, watchShifts } from "../support/browser/layout-shifts";
import {
  at,
  customerPages,
  expect,
  originalOf,
  ownFormRoutes,
  ownRoutes,
  quickRoutes,
  readOwn,
  slowUnlessQuick,
  slowUnlessStandIn,
  test,
} from "../support/browser/own-site";
import { watchOutsideWorld, withoutOutsideWorld } from "../support/browser/outside-world";
import { watchFiles } from "../support/browser/page-weight";
import { deadAddresses, deadNumbers } from "../support/browser/pressable-facts";
import { readHtml } from "../support/browser/read-html";
import { missingRoute } from "../support/browser/routes";
import { setTextSize, sidewaysOverflow } from "../support/browser/viewport";
import { unmeasuredTextColors } from "../support/browser/text-colors";
import { smallTargets } from "../support/browser/targets";
import { textOnPictures } from "../support/browser/text-on-pictures";
import { isSampleHere } from "../support/sites";

/** Cumulative layout shift (https://web.dev/articles/cls). */
const MOST_LAYOUT_SHIFT = 0.001;

/** True for a page that only informs. */
const onlyInforms = (route: string) =>
  customerPages.includes(route) && !ownFormRoutes.includes(route);

/** Checks for both screens. Soft assertions, so that one run reports every failure. */
async function expectSound(page: Page, route: string, visit = () => Promise.resolve()) {
  const isMissingPage = route === missingRoute;
  const complaints = watchComplaints(page, isMissingPage);
  await withoutOutsideWorld(page);
  const askedElsewhere = watchOutsideWorld(page);
  await watchShifts(page);
  const files = watchFiles(page);

  const response = await page.goto(at(route));
  expect.soft(response?.status()).toBe(isMissingPage ? 404 : 200);
  await expect.soft(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  await scrollToEnd(page);
  await expect.soft.poll(() => page.evaluate(missingPictures), "pictures").toEqual([]);
  // The network rests while the rest is looked at.
  const settled = files.take();
  const alive = page.locator("[data-state=alive]");
  await expect.soft(alive, "a form that runs before a touch").toHaveCount(0);
  // Scrolls up, because the sticky header covers content.
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  const shifts = await shiftsOn(page);
  const moved = shifts.flatMap((shift) => shift.moved).join("\n");
  expect.soft(totalShift(shifts), moved).toBeLessThanOrEqual(MOST_LAYOUT_SHIFT);

  const text = await page.locator("body").innerText();
  expect.soft(text).not.toMatch(/undefined|\[object|NaN|\{[a-zA-Z]+\}/);
  expect.soft(await smallTargets(page), "smaller than 44 px").toEqual([]);
  expect.soft(await deadNumbers(page), "phone numbers that do not dial").toEqual([]);
  expect.soft(await deadAddresses(page), "email addresses that open no mailbox").toEqual([]);
  await expectMeasuredColors(page, "light");
  expect.soft(await accessibilityErrors(page), "axe").toEqual({});
  const loaded = await settled;
  await visit();

  if (onlyInforms(route)) {
    // Of the pages without a form, A to Z alone does something: it finds entries.
    const names = scriptFiles(loaded).map(({ name }) => name);
    expect
      .soft(names, "scripts before a touch")
      .toEqual(originalOf(route) === "/a-z/" ? ["finder.js"] : []);
    await page.keyboard.press("Tab");
    await page.mouse.click(5, 400);
  }
  if (test.info().project.name !== "phone") await focusAndHover(page);
  const asked = await files.take();
  if (onlyInforms(route)) expect.soft(scriptFiles(asked), "scripts after a touch").toEqual([]);
  await expectGoodColorsInTheDark(page);
  expect.soft(complaints).toEqual([]);
  expect.soft(askedElsewhere(), "asked of another host").toEqual([]);
  return loaded;
}

/** Returns the addresses of pictures that did not load. Runs in the page. */
const missingPictures = () =>
  [...document.images]
    .filter((image) => image.checkVisibility() && (!image.complete || image.naturalWidth === 0))
    .map(({ src }) => src);

/** Focuses fields and hovers over links, which must cause no request to another host. */
async function focusAndHover(page: Page) {
  for (const field of await page.locator("main form input:visible").all()) await field.focus();
  for (const link of await page.locator('main a[href^="http"]:visible').all()) await link.hover();
}

/** Turns the page dark. Returns false if it does not follow the screen. */
async function darken(page: Page): Promise<boolean> {
  await page.emulateMedia({ colorScheme: "dark" });
  return page.evaluate(async () => {
    // Waits for color transitions.
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
    return getComputedStyle(document.documentElement).colorScheme === "dark";
  });
}

/** Checks that the contrast of every text was measured. No content changes which colors meet. */
async function expectMeasuredColors(page: Page, scheme: ColorScheme) {
  if (!isSampleHere) return;
  const missing = await unmeasuredTextColors(page, scheme);
  expect.soft(missing, `${scheme}, not in contrast-pairs.ts`).toEqual([]);
}

/** Checks the colors in dark mode. */
async function expectGoodColorsInTheDark(page: Page) {
  const isDark = await darken(page);
  expect.soft(isDark, "the page follows the screen").toBe(true);
  await expectMeasuredColors(page, "dark");
}

for (const route of quickRoutes) {
  const tag = ["@phone", ...slowUnlessStandIn(route)];
  test(`${route} keeps its promises on a phone`, { tag }, async ({ page }) => {
    const files = await expectSound(page, route);
    // The total of a pharmacy's own site depends on its texts and photos.
    if (isSampleHere && customerPages.includes(route)) expectWithinBudget(originalOf(route), files);
  });
}

/** Returns the bytes of the scripts that stand in a page. */
const inlineScriptBytes = (document: Document) =>
  [
    ...document.querySelectorAll(
      "script:not([type='application/ld+json'], [type=speculationrules])",
    ),
  ].reduce((sum, part) => sum + new TextEncoder().encode(part.textContent).length, 0);

test("scripts in pages are within their budget", { tag: "@phone" }, async ({ page }) => {
  test.skip(!isSampleHere, "No content changes them.");
  for (const route of customerPages.filter(onlyInforms)) {
    expect
      .soft(await readHtml(page, route, inlineScriptBytes), route)
      .toBeLessThanOrEqual(limitFor(byteBudgets.inlineScript, originalOf(route)));
  }
});

/** Viewport width in CSS pixels and text size in percent. */
const SCREENS = [
  [320, 100],
  [360, 100],
  [768, 100],
  [1024, 100],
  [1440, 100],
  [360, 150],
  [390, 200],
  [768, 200],
  [1440, 200],
  [2560, 100],
] as const;

/**
 * Checks at several widths: no sideways scrolling, no broken phone number, time or word, no
 * punctuation at the start of a line, and no text on a picture, whose contrast nobody measures.
 */
async function expectGoodLines(page: Page) {
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
  for (const [screenWidth, textSize] of SCREENS) {
    await page.setViewportSize({ width: screenWidth, height: 800 });
    await setTextSize(page, textSize);
    const screen = `at ${screenWidth} px with text at ${textSize} %`;
    expect.soft(await page.evaluate(sidewaysOverflow), `sideways ${screen}`).toBe(0);
    expect.soft(await brokenWords(page), `torn ${screen}`).toEqual([]);
    if (textSize !== 100) continue;
    expect.soft(await brokenNumbers(page), `broken ${screen}`).toEqual([]);
    expect.soft(await brokenTimes(page), `times ${screen}`).toEqual([]);
    expect.soft(await strayPunctuation(page), `stray ${screen}`).toEqual([]);
    expect.soft(await textOnPictures(page), `on a picture ${screen}`).toEqual([]);
  }
  await page.setViewportSize({ width, height });
  await setTextSize(page, 100);
}

const validator = new HtmlValidate(new StaticConfigLoader({ extends: ["html-validate:standard"] }));

for (const route of ownRoutes) {
  const tag = ["@desktop", ...slowUnlessQuick(route)];
  test(`${route} keeps its promises at a desk`, { tag }, async ({ page, request }) => {
    await expectSound(page, route, async () => {
      await expectGoodLines(page);
      const html = await (await request.get(at(route))).text();
      const { results } = await validator.validateString(html);
      expect.soft(results.flatMap(({ messages }) => messages)).toEqual([]);
    });
  });
}

const header = readOwn("header.yaml") as { openMenu: string; services: { label: string } };

test("everyone can use the open menu", async ({ page }, { project }) => {
  await page.goto(at("/"));
  const name = project.name === "phone" ? header.openMenu : header.services.label;
  await page.getByRole("button", { name, exact: true }).click();
  expect(await accessibilityErrors(page)).toEqual({});
});
