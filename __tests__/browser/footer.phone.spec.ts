import { expect, test } from "../support/browser/policed-test";
import { presentYear } from "../../src/time/wall-clock";
import { momentOf, pharmacy } from "../support/content/sample-pharmacy";
import { withoutOutsideWorld } from "../support/browser/outside-world";
import { readHtml } from "../support/browser/read-html";

const footerOf = (document: Document) => document.querySelector("footer")?.textContent;

test("the copyright line turns with the year on a page that nobody built again", async ({
  page,
}) => {
  await withoutOutsideWorld(page);
  const thisYear = presentYear(pharmacy.timeZone);
  expect(await readHtml(page, "/about/", footerOf)).toContain(`© ${thisYear} `);
  const year = thisYear + 3;
  const newYear = momentOf(`${year}-01-01`, "00:00");
  const footer = page.getByRole("contentinfo");
  await page.clock.setFixedTime(newYear - 60_000);
  await page.goto("/about/");
  await expect(footer).toContainText(`© ${year - 1} `);
  await page.clock.setFixedTime(newYear);
  await page.reload();
  await expect(footer).toContainText(`© ${year} `);
});
