import { expect, type Page, test } from "@playwright/test";
import { timeCopy } from "../../src/time/date-text";
import { dialUrl } from "../../src/lib/phone-number";
import { withoutOutsideWorld } from "../support/browser/outside-world";
import { withoutNews } from "../support/browser/without-news";
import { setTextSize } from "../support/browser/viewport";
import { regularHoursText } from "../../src/time/hours-text";
import { addressIn, sampleIn } from "../support/forms/copy";
import { inMinutes } from "../support/time/weekly-hours";
import { labels, pharmacy } from "../support/content/sample-pharmacy";
const bar = (page: Page) => page.getByRole("navigation", { name: "Quick actions" });

/** Top and bottom of the bar in the viewport, in CSS pixels. */
async function edges(page: Page) {
  const box = await bar(page).boundingBox();
  if (!box) throw new Error("The bar is not shown.");
  return { top: box.y, bottom: box.y + box.height };
}

const scrollDownTo = (page: Page, top: number) =>
  page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);

const END = 1_000_000;

/* Smooth scrolling would change the measured positions. */
test.use({ contextOptions: { reducedMotion: "reduce" } });
test.beforeEach(async ({ page }) => withoutOutsideWorld(page));

test("the bar leads to what people come for, wherever one has scrolled, and is not beside a form's button", async ({
  page,
}) => {
  await page.goto("/");
  const links = bar(page).getByRole("link");
  await expect(links).toHaveText(["Call", /^Directions/, "Refill", "Hours"]);
  await expect(links.first()).toHaveAttribute("href", dialUrl(pharmacy.phone));
  const screen = page.viewportSize()?.height ?? 0;
  for (const top of [0, 900]) {
    await scrollDownTo(page, top);
    const { top: from, bottom } = await edges(page);
    expect(bottom).toBe(screen);
    expect(bottom - from).toBeGreaterThanOrEqual(48);
  }
  await bar(page).getByRole("link", { name: "Hours" }).click();
  await expect(page).toHaveURL(/\/contact\/#hours$/);
  await expect(page.getByRole("heading", { name: "Ways to reach us" })).toBeInViewport();
  await bar(page).getByRole("link", { name: "Refill" }).click();
  await expect(page).toHaveURL(/\/prescriptions\/#refill$/);
  await expect(page.getByRole("heading", { name: "Request a Refill" })).toBeInViewport();
  // Beside the form's own button there is none.
  await expect(bar(page)).toHaveCount(0);
});

test("the bar calls the number that the page is about, and says whose it is", async ({ page }) => {
  const { servicesDesk } = pharmacy;
  if (!servicesDesk) throw new Error("The sample has no services desk.");
  const { name, phone } = servicesDesk;
  await page.goto("/services/durable-medical-equipment/");
  const call = bar(page).getByRole("link", { name: `Call ${name}` });
  await expect(call).toHaveAttribute("href", dialUrl(phone));
  const head = page.getByRole("main").locator("> div").first();
  await expect(head.getByRole("link", { name: phone })).toBeVisible();
  await expect(head).toContainText(
    `${name}: ${regularHoursText(inMinutes(servicesDesk), pharmacy.timeZone, timeCopy(labels).hoursCopy)}`,
  );
});

interface ServicePage {
  sections: { type: string; calls?: { label: string }[] }[];
}

for (const language of [undefined, "es"]) {
  test(`the first emergency number of each page is in the first view of a small phone, in ${language ?? "the first language"}`, async ({
    page,
  }) => {
    await withoutNews(page);
    await page.setViewportSize({ width: 360, height: 740 });
    const pages = ["diabetic-care", "health-screenings", "otc-network", "wellness-services"];
    for (const name of pages) {
      const file = `services/${name}.yaml`;
      const { sections } = sampleIn(language, file) as ServicePage;
      const label = sections[0]?.calls?.[0]?.label;
      if (!label) throw new Error(`${file} does not begin with an emergency.`);
      await page.goto(addressIn(language, file));
      await page.evaluate(() => document.fonts.ready);
      const button = await page.getByRole("link", { name: label }).first().boundingBox();
      const barBox = await page.getByRole("navigation").last().boundingBox();
      if (!button || !barBox) throw new Error(`${file} does not show "${label}" and the bar.`);
      expect.soft(button.y + button.height, file).toBeLessThanOrEqual(barBox.y);
    }
  });
}

test("the bar gives way to what is typed, and comes back", async ({ page }) => {
  await page.goto("/contact/");
  await expect(bar(page)).toBeVisible();
  await page.getByRole("textbox", { name: "Message" }).focus();
  await expect(bar(page)).toBeHidden();
  await page.getByRole("textbox", { name: "Message" }).blur();
  await expect(bar(page)).toBeVisible();
});

test("what the keyboard reaches is never below the bar", async ({ page }) => {
  await page.goto("/services/");
  const covered: string[] = [];
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press("Tab");
    const { name, bottom, isInBar } = await page.evaluate(() => {
      const focused = document.activeElement as HTMLElement;
      if (focused === document.body) return { name: "", bottom: 0, isInBar: false };
      return {
        name: focused.innerText,
        bottom: focused.getBoundingClientRect().bottom,
        isInBar: focused.closest("nav")?.ariaLabel === "Quick actions",
      };
    });
    if (name !== "" && !isInBar && bottom > (await edges(page)).top) covered.push(name);
  }
  expect(covered).toEqual([]);
});

test("the bar covers nothing at the end of a page, has its words inside, and takes no room from large text, a phone on its side or paper", async ({
  page,
}) => {
  await page.goto("/about/");
  await scrollDownTo(page, END);
  const last = await page.getByRole("contentinfo").boundingBox();
  const end = (last?.y ?? 0) + (last?.height ?? 0);
  expect.soft(Math.floor(end)).toBeLessThanOrEqual((await edges(page)).top);

  for (const [width, size] of [
    [320, 100],
    [320, 200],
    [390, 150],
  ] as const) {
    await page.setViewportSize({ width, height: 700 });
    await setTextSize(page, size);
    for (const link of await bar(page).getByRole("link").all()) {
      expect
        .soft(
          await link.evaluate((element) => element.scrollWidth - element.clientWidth),
          `${width} px, ${size} %`,
        )
        .toBeLessThanOrEqual(0);
    }
  }

  await scrollDownTo(page, 0);
  await page.setViewportSize({ width: 320, height: 700 });
  await setTextSize(page, 200);
  expect.soft((await edges(page)).top).toBeGreaterThan(700);
  await setTextSize(page, 100);
  await page.setViewportSize({ width: 640, height: 360 });
  expect.soft((await edges(page)).top).toBeGreaterThan(360);
  await page.emulateMedia({ media: "print" });
  await expect(bar(page)).toBeHidden();
});
