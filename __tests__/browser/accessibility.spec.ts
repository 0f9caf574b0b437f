import AxeBuilder from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { withoutOutsideWorld } from "./support/outside-world";
import { allRoutes } from "./support/routes";

test.beforeEach(async ({ page }) => withoutOutsideWorld(page));

for (const route of allRoutes) {
  test(`axe finds nothing wrong with ${route}`, async ({ page }) => {
    await page.goto(route);
    const { violations } = await new AxeBuilder({ page })
      .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
      .exclude("iframe")
      .analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });

  test(`text on ${route} stands out at 7:1`, async ({ page }) => {
    await page.goto(route);
    const { violations } = await new AxeBuilder({ page })
      .options({ runOnly: ["color-contrast-enhanced"] })
      .exclude("iframe")
      .analyze();
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
  });
}

test("axe finds nothing wrong with the open menu", async ({ page }, { project }) => {
  await page.goto("/");
  const name = project.name === "phone" ? "Menu" : "Services";
  await page.getByRole("button", { name, exact: true }).click();
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
