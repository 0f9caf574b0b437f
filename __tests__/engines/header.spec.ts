/** The menu by mouse, touch and keyboard. */
import { sampleFiles } from "../support/content/sample-files";
import type { BrowserPage } from "../support/engines/browser-page";
import { expect, sizes, test } from "../support/engines/test";

const serviceCount = sampleFiles.filter((path) => path.startsWith("services/")).length;

/** An empty place on a desktop screen. */
const ELSEWHERE = [700, 850] as const;

const menu = (visit: BrowserPage) => visit.getByRole("navigation", "Main menu");
const servicesButton = (visit: BrowserPage) => menu(visit).getByRole("button", "Services");
const serviceLinks = (visit: BrowserPage) =>
  menu(visit).getByRole("list", "Services").getByRole("link");
const aService = (visit: BrowserPage) => menu(visit).getByRole("link", "Immunizations");

test.beforeEach(({ visit }) => visit.open("/about/"));
test.afterEach(async ({ visit }) => expect(await visit.complaints()).toEqual([]));

test.describe("on a desk's screen", () => {
  test("the services open under the mouse, and close when it leaves or at Escape", async ({
    visit,
  }) => {
    await servicesButton(visit).hover();
    await expect.poll(serviceLinks(visit).count).toBe(serviceCount);
    await visit.moveTo(...ELSEWHERE);
    await expect.poll(serviceLinks(visit).count).toBe(0);

    await servicesButton(visit).hover();
    await expect.poll(aService(visit).isInView).toBe(true);
    await visit.key("Escape");
    await expect.poll(serviceLinks(visit).count).toBe(0);
    await visit.moveTo(...ELSEWHERE);
    await servicesButton(visit).hover();
    await expect.poll(aService(visit).isInView).toBe(true);
  });

  test("the services open by a press, close by a press elsewhere, and lead to a service", async ({
    visit,
  }) => {
    await servicesButton(visit).press();
    await visit.moveTo(...ELSEWHERE);
    await expect.poll(aService(visit).isInView).toBe(true);
    await visit.pressAt(...ELSEWHERE);
    await expect.poll(serviceLinks(visit).count).toBe(0);

    await servicesButton(visit).press();
    await aService(visit).press();
    await expect.poll(() => visit.path()).toBe("/services/immunizations/");
    await visit.moveTo(...ELSEWHERE);
    await expect.poll(serviceLinks(visit).count).toBe(0);
  });

  test("the services open by a finger, and close by a touch elsewhere", async ({ visit }) => {
    await servicesButton(visit).tap();
    await expect.poll(serviceLinks(visit).count).toBe(serviceCount);
    await visit.pressAt(...ELSEWHERE, "touch");
    await expect.poll(serviceLinks(visit).count).toBe(0);
  });

  test("the keyboard opens the services, walks through, and Escape gives the focus back", async ({
    visit,
  }) => {
    await servicesButton(visit).focus();
    await visit.key("Enter");
    await expect.poll(serviceLinks(visit).count).toBe(serviceCount);
    await visit.key("Tab");
    await visit.key("Tab");
    await expect.poll(serviceLinks(visit).nth(0).isFocused).toBe(true);
    await visit.key("Escape");
    await expect.poll(serviceLinks(visit).count).toBe(0);
    expect(await servicesButton(visit).isFocused()).toBe(true);
  });

  test("the first press of Tab offers a way past the menu", async ({ visit }) => {
    await visit.key("Tab");
    const skip = visit.getByRole("link", "Skip to main content");
    await expect.poll(skip.isFocused).toBe(true);
    await expect.poll(skip.isInView).toBe(true);
    await visit.key("Enter");
    await expect.poll(visit.getByRole("main").isFocused).toBe(true);
  });
});

test.describe("on a phone's screen", () => {
  test.use({ size: sizes.phone });

  const openButton = (visit: BrowserPage) => visit.getByRole("button", "Menu");

  test("the menu opens by a finger, shows every entry, and closes by its button", async ({
    visit,
  }) => {
    expect(await menu(visit).isVisible()).toBe(false);
    await openButton(visit).tap();
    for (const name of ["Home", "About", "Prescriptions", "Contact Us"]) {
      await expect.poll(menu(visit).getByRole("link", name).isInView).toBe(true);
    }
    expect(await serviceLinks(visit).count()).toBe(serviceCount);
    await menu(visit).getByRole("button", "Close menu").tap();
    await expect.poll(menu(visit).isVisible).toBe(false);
  });

  test("an entry of the menu leads to its page, and the menu is closed there", async ({
    visit,
  }) => {
    await openButton(visit).tap();
    await aService(visit).tap();
    await expect.poll(() => visit.path()).toBe("/services/immunizations/");
    expect(await menu(visit).isVisible()).toBe(false);
  });

  test("Escape closes the menu and gives the focus back", async ({ visit }) => {
    await openButton(visit).focus();
    await visit.key("Enter");
    await expect.poll(menu(visit).isVisible).toBe(true);
    await visit.key("Escape");
    await expect.poll(menu(visit).isVisible).toBe(false);
    expect(await openButton(visit).isFocused()).toBe(true);
  });

  test("a touch beside the menu closes it, where there is room beside it", async ({ visit }) => {
    await visit.setViewport({ width: 768, height: 740 });
    await openButton(visit).tap();
    await expect.poll(menu(visit).isVisible).toBe(true);
    await visit.pressAt(100, 700, "touch");
    await expect.poll(menu(visit).isVisible).toBe(false);
  });
});
