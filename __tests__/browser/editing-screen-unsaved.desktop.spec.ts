/** The editing screen loses nothing that was typed. */
import { expect, test } from "../support/browser/editing-screen";

test.use({ viewport: { width: 1024, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

const PHARMACY = "data/pharmacy.yaml";
const TYPED = "(507) 555-0188";

test("what was typed waits while the file is left, the language changes, others save, and the program stops", async ({
  editor,
  page,
  server,
}) => {
  await editor.open("pharmacy:fax");
  await editor.write("fax", TYPED);
  await page.getByRole("link", { name: "Start page" }).click();
  const waiting = page.getByRole("region", { name: "Not saved" });
  await expect(waiting).toContainText("Pharmacy");
  await page.getByRole("button", { name: "Español" }).click();
  await page.getByRole("button", { name: "English" }).click();
  editor.change("data/own-pages/parking.yaml", editor.text("data/own-pages/insurance.yaml"));
  editor.change(PHARMACY, editor.text(PHARMACY).replace(/^phone: .*$/m, 'phone: "(507) 555-0177"'));
  await server.renew();
  await page.reload();
  await waiting.getByRole("link", { name: "Pharmacy" }).click();
  await expect(editor.field("fax")).toHaveValue(TYPED);
  await expect(page.getByText("Here is what you typed and did not save")).toBeVisible();

  // The program does not answer.
  await page.route("**/api/**", (route) => route.abort());
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("The editing program does not answer.")).toBeVisible();
  await page.unroute("**/api/**");
  await editor.save();
  expect(editor.text(PHARMACY)).toContain(`fax: "${TYPED}"`);
  expect(editor.text(PHARMACY)).toContain('phone: "(507) 555-0177"');
  await page.getByRole("link", { name: "Start page" }).click();
  await expect(waiting).toBeHidden();
});

test("two tabs keep what was typed in each, and one that was closed is offered", async ({
  editor,
  page,
  context,
}) => {
  await editor.open("pharmacy:fax");
  await editor.write("fax", TYPED);
  const other = await context.newPage();
  await other.goto(page.url());
  const notice = other.getByRole("region", { name: "Not saved" });
  await expect(notice).toContainText("in another tab, or earlier");
  const inOther = (path: string) => other.locator(`[id="f/${path}"]`);
  await inOther("phone").fill("(507) 555-0111");
  await page.close();
  await other.getByRole("button", { name: "Save", exact: true }).click();
  await expect(other.getByText(/^Saved on this computer/)).toBeVisible();
  await other.reload();
  await notice.getByRole("button", { name: "Continue with it" }).click();
  await expect(inOther("fax")).toHaveValue(TYPED);
  await other.getByRole("button", { name: "Save", exact: true }).click();
  await expect(other.getByText(/^Saved on this computer/)).toBeVisible();
  expect(editor.text(PHARMACY)).toContain(`fax: "${TYPED}"`);
  expect(editor.text(PHARMACY)).toContain('phone: "(507) 555-0111"');
});

test("what is typed while a file is saved stays, and nothing of a colleague is undone by it", async ({
  editor,
  page,
}) => {
  let answer = () => {};
  const asked = new Promise<void>((resolve) => (answer = resolve));
  await editor.open("pharmacy:fax");
  await editor.write("fax", TYPED);
  await page.route("**/api/write", async (route) => {
    await asked;
    await route.continue();
  });
  editor.change(PHARMACY, editor.text(PHARMACY).replace(/^phone: .*$/m, 'phone: "(507) 555-0177"'));
  const writing = page.waitForRequest("**/api/write");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await writing;
  await editor.write("fax", "(507) 555-0189");
  answer();
  await expect(editor.field("phone")).toHaveValue("(507) 555-0177");
  await expect(editor.field("fax")).toHaveValue("(507) 555-0189");
  await editor.save();
  expect(editor.text(PHARMACY)).toContain('fax: "(507) 555-0189"');
  expect(editor.text(PHARMACY)).toContain('phone: "(507) 555-0177"');
});

test("a photo that is not saved waits, too, and what waits can be thrown away", async ({
  editor,
  page,
}) => {
  await editor.open("equipment:categories/0/items/0/picture/file");
  await editor.upload("categories/0/items/0/picture/file", {
    name: "image.jpg",
    mimeType: "image/webp",
    buffer: editor.bytes("data/images/cane.webp"),
  });
  await expect(page.getByText("Not saved yet.")).toBeVisible();
  await page.reload();
  await expect(page.locator(".picture img").first()).toHaveAttribute("src", /^blob:/);
  await expect(editor.said("categories/0/items/0/picture/alt@es")).toContainText("Is it right");
  const throwAway = page.getByRole("button", { name: "Throw it away" });
  const question = page.getByRole("dialog", { name: "Throw away what was typed?" });
  await throwAway.click();
  // Nothing happens behind a question.
  await page.keyboard.press("ControlOrMeta+s");
  // A second press of Enter loses nothing.
  await expect(question.getByRole("button", { name: "Cancel" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(throwAway).toBeFocused();
  await expect(page.getByText("Not saved yet.")).toBeVisible();
  await expect(page.locator(".picture img").first()).toHaveAttribute("src", /^blob:/);
  await page.getByRole("link", { name: "Start page" }).click();
  await page.getByRole("button", { name: "Throw away: Equipment catalog" }).click();
  await question.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("link", { name: "Equipment catalog", exact: true }).click();
  await throwAway.click();
  await question.getByRole("button", { name: "Throw it away" }).click();
  await editor.open("equipment:categories/0/items/0/picture/file");
  await expect(page.locator(".picture img").first()).toHaveAttribute(
    "src",
    /folding-walker|walker/,
  );
  await page.getByRole("link", { name: "Start page" }).click();
  await expect(page.getByRole("region", { name: "Not saved" })).toBeHidden();
  expect(editor.changedFiles().size).toBe(0);
});
