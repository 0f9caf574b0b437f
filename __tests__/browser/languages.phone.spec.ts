/** The sample's languages: links between them, paper, calls in English, and notices in other languages. */
import { expect, test } from "../support/browser/policed-test";
import { readPdf } from "../support/browser/read-pdf";
import { withoutOutsideWorld } from "../support/browser/outside-world";
import { readHtml } from "../support/browser/read-html";
import { numbersInOrder } from "../support/browser/numbers-in-order";
import { formRoutes } from "../support/browser/routes";
import { pharmacy } from "../support/content/sample-pharmacy";
import { refillCopyIn } from "../support/forms/copy";

test.beforeEach(async ({ page }) => withoutOutsideWorld(page));

test("a form is one press away in the other language", async ({ page }) => {
  await page.goto("/prescriptions/#refill");
  await page.getByRole("link", { name: "Español" }).first().click();
  await expect(page).toHaveURL(/\/es\/recetas\/#refill$/);
  await expect(page.getByRole("heading", { name: refillCopyIn("es").heading })).toBeInViewport();
});

test("the phone's menu has the other language", async ({ page }) => {
  await page.goto("/es/");
  await page.getByRole("button", { name: "Menú", exact: true }).click();
  const link = page.getByRole("navigation").getByRole("link", { name: "English" });
  await expect(link).toHaveAttribute("href", "/");
  await expect(link).toHaveAttribute("lang", "en-US");
});

test("the paper form is in both languages, on one sheet", async ({ page }) => {
  await page.goto("/es/recetas/");
  const { pages, text } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(pages).toBe(1);
  for (const words of ["Nombre completo", "Full name", "Prescription transfer request"]) {
    expect(text).toContain(words.replace(/\s/g, ""));
  }
});

/** What the forms of a page ask about calls. */
const callChoices = (document: Document) =>
  [...document.querySelectorAll("form label:has([name=callChoice])")].map(
    (label) => label.textContent,
  );

/** `__tests__/forms/call-choice.test.tsx` tests what the pharmacist reads. */
test("each form of a page in Spanish asks whether a call in English is welcome, and no other does", async ({
  page,
}) => {
  const choice = "Me pueden llamar en inglés";
  expect(await readHtml(page, "/es/recetas/", callChoices)).toEqual([choice, choice]);
  expect(await readHtml(page, "/es/contacto/", callChoices)).toEqual([choice]);
  for (const route of formRoutes) expect(await readHtml(page, route, callChoices)).toEqual([]);
});

test("help in other languages: each has its own, and Arabic runs from the right around the number", async ({
  page,
}) => {
  await page.goto("/language-help/");
  const arabic = page.locator("[lang=ar]");
  await expect(arabic).toHaveCSS("direction", "rtl");
  await expect(page.locator("[lang=vi]")).toHaveCSS("direction", "ltr");
  expect(await numbersInOrder(page, pharmacy.phone)).not.toContain(false);
  await expect(arabic.getByRole("link")).toHaveText(pharmacy.phone);
});
