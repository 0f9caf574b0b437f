/** The sample in Spanish: links between languages, metadata for search engines, paper, and calls in English. */
import { expect, test } from "../support/browser/policed-test";
import { readPdf } from "../support/browser/read-pdf";
import { withoutOutsideWorld } from "../support/browser/outside-world";
import { readHtml } from "../support/browser/read-html";
import { formRoutes, pageRoutes } from "../support/browser/routes";
import { refillCopyIn } from "../support/forms/copy";

test.beforeEach(async ({ page }) => withoutOutsideWorld(page));

test("the same page is one press away in the other language", async ({ page }) => {
  await page.goto("/services/immunizations/");
  await page.getByRole("link", { name: "Español" }).first().click();
  await expect(page).toHaveURL(/\/es\/servicios\/vacunas\/$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vacunas");
  await page.getByRole("link", { name: "English" }).first().click();
  await expect(page).toHaveURL(/\/services\/immunizations\/$/);
});

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

test("every page names itself, and its translation names it back", async ({ request }) => {
  const sitemap = await (await request.get("/sitemap-0.xml")).text();
  const routes = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  const told = new Map<string, Record<string, string>>();
  for (const route of routes) {
    const html = await (await request.get(route)).text();
    const links = html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi);
    told.set(
      route,
      Object.fromEntries(
        [...links].map(([, code = "", url = ""]): [string, string] => [
          code,
          new URL(url).pathname,
        ]),
      ),
    );
  }
  expect(told.size).toBe(2 * pageRoutes.length);
  for (const [route, languages] of told) {
    expect(Object.keys(languages).sort()).toEqual(["en-US", "es", "x-default"]);
    expect(languages["x-default"]).toBe(languages["en-US"]);
    expect([languages["en-US"], languages["es"]]).toContain(route);
    for (const other of Object.values(languages)) expect(told.get(other)).toEqual(languages);
  }
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
