import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/browser/policed-test";
import { sampleFiles } from "../support/content/sample-files";
import { pharmacy, storeHours } from "../support/content/sample-pharmacy";
import { brokenWords } from "../support/browser/broken-lines";
import { withoutOutsideWorld } from "../support/browser/outside-world";
import { setTextSize, sidewaysOverflow } from "../support/browser/viewport";

const serviceCount = sampleFiles.filter((path) => path.startsWith("services/")).length;

const menu = (page: Page) => page.getByRole("navigation", { name: "Main menu" });
const servicesButton = (page: Page) => menu(page).getByRole("button", { name: "Services" });
const serviceLinks = (page: Page) =>
  menu(page).getByRole("list", { name: "Services" }).getByRole("link");

/** An empty place on a desktop screen. */
const ELSEWHERE = [700, 800] as const;
const PHONE = { width: 412, height: 823 };

test.describe("on a wide screen", () => {
  test.describe("without scripts", { tag: "@desktop" }, () => {
    test.use({ javaScriptEnabled: false });

    test("the top bar shows hours, phone and address, the services open by a press, and the menu stays in view", async ({
      page,
    }) => {
      await withoutOutsideWorld(page);
      await page.goto("/about/");
      const bar = page.getByRole("region", { name: "Hours" });
      await expect(bar).toContainText(storeHours);
      await expect(bar.getByRole("link", { name: pharmacy.phone })).toHaveAttribute(
        "href",
        `tel:+1${pharmacy.phone.replaceAll(/\D/g, "")}`,
      );
      await expect(bar.getByRole("link", { name: pharmacy.address.street })).toBeVisible();

      await servicesButton(page).click();
      await page.mouse.move(...ELSEWHERE);
      await expect(serviceLinks(page).last()).toBeVisible();
      await page.mouse.click(...ELSEWHERE);
      await expect(serviceLinks(page).last()).toBeHidden();

      await page.mouse.wheel(0, 1200);
      await expect(menu(page).getByRole("link", { name: "Contact Us" })).toBeInViewport();
    });
  });

  test.describe("with scripts", { tag: ["@desktop", "@firefox"] }, () => {
    test.beforeEach(async ({ page }) => {
      await withoutOutsideWorld(page);
      await page.goto("/about/");
    });

    test("the services open under the mouse or by a press, close when it leaves, at Escape or by a press elsewhere, and lead to a service", async ({
      page,
    }) => {
      await servicesButton(page).hover();
      await expect(serviceLinks(page).last()).toBeInViewport();
      await expect(serviceLinks(page)).toHaveCount(serviceCount);
      await page.mouse.move(...ELSEWHERE);
      await expect(serviceLinks(page).last()).toBeHidden();

      await servicesButton(page).hover();
      await expect(serviceLinks(page).last()).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(serviceLinks(page).last()).toBeHidden();
      await page.mouse.move(...ELSEWHERE);
      await servicesButton(page).hover();
      await expect(serviceLinks(page).last()).toBeVisible();

      await servicesButton(page).click();
      await page.mouse.move(...ELSEWHERE);
      await expect(serviceLinks(page).last()).toBeInViewport();
      await page.mouse.click(...ELSEWHERE);
      await expect(serviceLinks(page).last()).toBeHidden();

      await servicesButton(page).click();
      await serviceLinks(page).getByText("Immunizations").click();
      await expect(page).toHaveURL(/\/services\/immunizations\/$/);
      await page.mouse.move(...ELSEWHERE);
      await expect(serviceLinks(page).last()).toBeHidden();
    });

    test("the keyboard opens the services, walks through, and Escape gives the focus back", async ({
      page,
    }) => {
      await servicesButton(page).press("Enter");
      await expect(serviceLinks(page).first()).toBeVisible();
      // All services, the list from A to Z, and the first of the services.
      for (let press = 0; press < 3; press += 1) await page.keyboard.press("Tab");
      await expect(serviceLinks(page).first()).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(serviceLinks(page).first()).toBeHidden();
      await expect(servicesButton(page)).toBeFocused();
    });

    test("the first press of Tab offers a way past the menu", async ({ page }) => {
      await page.keyboard.press("Tab");
      const skip = page.getByRole("link", { name: "Skip to main content" });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("main")).toBeFocused();
    });
  });

  test.describe("with a finger", { tag: "@desktop" }, () => {
    test.use({ hasTouch: true });

    test("the services open by a touch, and close by a touch elsewhere", async ({ page }) => {
      await page.goto("/about/");
      await servicesButton(page).tap();
      await expect(serviceLinks(page)).toHaveCount(serviceCount);
      await page.touchscreen.tap(...ELSEWHERE);
      await expect(serviceLinks(page)).toHaveCount(0);
    });
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: PHONE });
  test.beforeEach(async ({ page }) => {
    await withoutOutsideWorld(page);
    await page.goto("/about/");
  });

  const openButton = (page: Page) => page.getByRole("button", { name: "Menu", exact: true });

  test.describe("with scripts", { tag: ["@phone", "@firefox"] }, () => {
    test("the menu shows every entry, closes by its button, at Escape, and by a press beside it, and leads to a page", async ({
      page,
      press,
    }) => {
      await expect(menu(page)).toBeHidden();
      await press(openButton(page));
      for (const name of ["Home", "About", "Prescriptions", "Contact Us"]) {
        await expect(menu(page).getByRole("link", { name, exact: true })).toBeInViewport();
      }
      await expect(serviceLinks(page)).toHaveCount(serviceCount);
      await press(menu(page).getByRole("button", { name: "Close menu" }));
      await expect(menu(page)).toBeHidden();

      await openButton(page).press("Enter");
      await expect(menu(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(menu(page)).toBeHidden();
      await expect(openButton(page)).toBeFocused();

      await page.setViewportSize({ width: 768, height: 740 });
      await press(openButton(page));
      await expect(menu(page)).toBeVisible();
      await page.mouse.click(100, 700);
      await expect(menu(page)).toBeHidden();

      await press(openButton(page));
      await press(menu(page).getByRole("link", { name: "Immunizations" }));
      await expect(page).toHaveURL(/\/services\/immunizations\/$/);
      await expect(menu(page)).toBeHidden();
    });

    test("the menu closes when it leads to a place on the same page, and when the focus goes on behind it", async ({
      page,
      press,
    }) => {
      await page.goto("/prescriptions/");
      await press(openButton(page));
      await press(menu(page).getByRole("link", { name: "Refill", exact: true }));
      await expect(menu(page)).toBeHidden();
      await expect(page.getByRole("heading", { name: "Request a Refill" })).toBeInViewport();

      await openButton(page).press("Enter");
      await menu(page).getByRole("link").last().focus();
      await page.keyboard.press("Tab");
      await expect(menu(page)).toBeHidden();
      await expect(page.locator(":focus")).toBeInViewport();
    });
  });
});

test(
  "the menu is one column of whole words in text at 200 %",
  { tag: "@phone" },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await withoutOutsideWorld(page);
    await page.goto("/about/");
    await setTextSize(page, 200);
    await page.getByRole("button", { name: "Menu", exact: true }).tap();
    const entries = await menu(page).getByRole("list").first().getByRole("link").all();
    const boxes = await Promise.all(entries.map((entry) => entry.boundingBox()));
    const shown = boxes.filter((box) => box !== null);
    expect(shown.length).toBeGreaterThan(serviceCount);
    shown.slice(1).forEach(({ y }, index) => {
      const above = shown[index];
      expect(y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    });
    expect(await page.evaluate(sidewaysOverflow)).toBe(0);
    expect(await brokenWords(page)).toEqual([]);
  },
);

test(
  "menu button and quick actions have their place on the smallest screen when letters are spaced out (WCAG 1.4.12)",
  { tag: ["@phone", "@firefox"] },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await withoutOutsideWorld(page);
    await page.goto("/about/");
    await page.evaluate(() => {
      const spaced = new CSSStyleSheet();
      spaced.replaceSync(
        "* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important }",
      );
      document.adoptedStyleSheets.push(spaced);
    });
    expect(await page.evaluate(sidewaysOverflow)).toBe(0);
    for (const link of await page.getByLabel("Quick actions").getByRole("link").all())
      expect(await link.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  },
);

/** Replaces the logo with a wordmark; `__tests__/site/logo.test.tsx` tests the markup. */
async function showWordmark(page: Page, width: number) {
  const body = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 44"><rect width="${width}" height="44"/></svg>`;
  await page.route("/wordmark.svg", (route) =>
    route.fulfill({ contentType: "image/svg+xml", body }),
  );
  await page
    .getByRole("banner")
    .getByRole("link", { name: pharmacy.shortName })
    .evaluate(async (link, width) => {
      const image = new Image(width, 44);
      image.alt = link.textContent;
      image.src = "/wordmark.svg";
      image.className = link.querySelector("img")?.className ?? "";
      await image.decode();
      link.replaceChildren(image);
    }, width);
}

for (const [screen, shape] of [
  [320, 8],
  [1024, 6],
] as const) {
  test(
    `a logo that is ${shape} times as wide as high has its place and its shape at ${screen} px`,
    { tag: "@desktop" },
    async ({ page }) => {
      await page.setViewportSize({ width: screen, height: 800 });
      await page.goto("/about/");
      await showWordmark(page, 44 * shape);
      const box = async (locator: Locator) => {
        const found = await locator.boundingBox();
        if (!found) throw new Error("It is not shown.");
        return found;
      };
      const header = page.getByRole("banner");
      const logo = await box(header.getByRole("img", { name: pharmacy.shortName }));
      const next = await box(
        screen < 1024
          ? header.getByRole("button", { name: "Menu", exact: true })
          : menu(page).getByRole("link", { name: "Home" }),
      );
      expect(logo.width / logo.height).toBeCloseTo(shape, 0);
      expect(logo.width).toBeGreaterThan(120);
      expect(logo.height).toBeLessThanOrEqual(44);
      expect(logo.x).toBeGreaterThanOrEqual(0);
      expect(logo.x + logo.width).toBeLessThanOrEqual(next.x);
      expect(Math.abs(logo.y + logo.height / 2 - (next.y + next.height / 2))).toBeLessThan(4);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen);
    },
  );
}

test("the longest short name leaves the menu its place", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/about/");
  const header = page.getByRole("banner");
  const logo = header.getByRole("link", { name: pharmacy.shortName });
  await logo.evaluate((link, name) => {
    const text = [...link.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
    if (!text) throw new Error("There is no name beside the logo.");
    text.textContent = name;
  }, "Kahananui Wellness Pharmacy.");
  for (const width of [320, 360, 768, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    const next =
      width < 1024
        ? header.getByRole("button", { name: "Menu", exact: true })
        : menu(page).getByRole("link", { name: "Contact Us" });
    await expect(next).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await header.evaluate((element) => element.clientHeight)).toBeLessThan(80);
  }
});

test("the open list of services is all in view", { tag: "@desktop" }, async ({ page }) => {
  await page.goto("/about/");
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    for (const way of ["hover", "click"] as const) {
      await servicesButton(page)[way]();
      for (const link of await serviceLinks(page).all()) {
        await expect(link).toBeInViewport({ ratio: 1 });
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      await page.keyboard.press("Escape");
      await page.mouse.move(...ELSEWHERE);
    }
  }
});

test(
  "a name with an accent gets the letter in the heading font",
  { tag: "@desktop" },
  async ({ page }) => {
    await page.goto("/about/");
    const fontOfAccents = page.waitForRequest(/figtree-bold-latin-1\.woff2$/);
    await page
      .getByRole("banner")
      .getByRole("link", { name: pharmacy.shortName })
      .evaluate((link) => link.append("Botica Peña"));
    await fontOfAccents;
  },
);
