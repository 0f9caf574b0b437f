/** The editing screen loses nothing that was typed without a question. */
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/editing-screen";

test.use({ viewport: { width: 1440, height: 1000 }, contextOptions: { reducedMotion: "reduce" } });

/** Answers the questions of the page, and notes them. */
function answers(page: Page, ...given: ("OK" | "Cancel")[]): string[] {
  const questions: string[] = [];
  page.on("dialog", (dialog) => {
    questions.push(dialog.type() === "beforeunload" ? "beforeunload" : dialog.message());
    void (given.shift() === "OK" ? dialog.accept() : dialog.dismiss());
  });
  return questions;
}

test(
  "leaving a changed file and closing the page ask, and what was typed can be restored later",
  { tag: "@slow" },
  async ({ editor, page }) => {
    const questions = answers(page, "Cancel", "Cancel", "OK", "OK");
    const fax = editor.field("fax").getByRole("textbox");
    await editor.choose("Pharmacy");
    await expect(fax).toBeVisible();
    await page.getByRole("button", { name: "Cancel Editing" }).click();
    await editor.choose("Pharmacy");
    await editor.write("fax", "(507) 555-0188");
    await page.getByRole("button", { name: "Cancel Editing" }).click();
    await expect(fax).toHaveValue("(507) 555-0188");
    await page.evaluate(() => history.back());
    await expect(fax).toHaveValue("(507) 555-0188");
    await expect.poll(() => editor.hasBackup("Pharmacy", "(507) 555-0188")).toBe(true);
    await page.getByRole("button", { name: "Cancel Editing" }).click();
    await expect(fax).toBeHidden();
    expect(questions).toEqual(Array(3).fill(expect.stringContaining("Leave without saving?")));

    // Somebody else changes the file before it is opened again.
    const path = "data/pharmacy.yaml";
    editor.change(path, editor.text(path).replace(/^phone: .*$/m, 'phone: "(507) 555-0177"'));
    await page.reload();
    await editor.choose("Pharmacy");
    await page.getByRole("button", { name: "Restore" }).click();
    await expect(fax).toHaveValue("(507) 555-0188");
    await editor.save();
    expect(editor.text(path)).toContain('fax: "(507) 555-0188"');
    expect(editor.text(path)).toContain('phone: "(507) 555-0177"');
    expect(questions.slice(3)).toEqual([]);
    await editor.write("fax", "(507) 555-0189");
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => questions.slice(3)).toEqual(["beforeunload"]);
  },
);

test(
  "nothing can be typed while a file is saved, because it would be gone afterwards",
  { tag: "@slow" },
  async ({ editor, page }) => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route("**/check", async (route) => {
      await asked;
      await route.continue();
    });
    await editor.choose("Pharmacy");
    await editor.write("fax", "(507) 555-0188");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("button", { name: "Saving…" })).toBeVisible();
    const fax = editor.field("fax").getByRole("textbox");
    await fax.focus();
    await page.keyboard.type("9");
    await expect(fax).toHaveValue("(507) 555-0188");
    answer();
    await expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
    await fax.fill("(507) 555-0189");
    await expect(fax).toHaveValue("(507) 555-0189");
  },
);

test(
  "deleting an entry, a group or a photo that nobody uses asks, and says which",
  { tag: "@slow" },
  async ({ editor, page }) => {
    await page.setViewportSize({ width: 1440, height: 6000 });
    const questions = answers(page, "Cancel", "OK", "Cancel", "Cancel", "OK");
    await editor.choose("OTC catalog");
    await editor.unfold("categories");
    const items = editor.field("categories.0.items");
    const remove = items.getByRole("button", { name: "Remove" }).first();
    await remove.click();
    await expect(items).toContainText("Acetaminophen tablets");
    await remove.click();
    await expect(items).not.toContainText("Acetaminophen tablets");
    await editor.save();

    await editor.choose("Pharmacy");
    const desk = editor.field("servicesDesk").getByRole("checkbox", { name: /Services desk/ });
    await desk.click();
    await expect(desk).toBeChecked();

    const unused = "data/images/old-chair.webp";
    editor.change(unused, readFileSync("data/images/wheelchair.webp"));
    const photos = page.getByRole("group").filter({ hasText: "Photos that no page shows" });
    await photos.getByText("Photos that no page shows").click();
    await expect(photos.getByRole("listitem")).toHaveCount(1);
    const removePhoto = photos.getByRole("button", { name: "Delete old-chair.webp" });
    await removePhoto.click();
    expect([...editor.changedFiles().keys()]).toContain(unused);
    await removePhoto.click();
    await expect(page.getByText("Deleted: old-chair.webp")).toBeVisible();
    expect([...editor.changedFiles().keys()]).not.toContain(unused);
    await photos.getByText("Photos that no page shows").click();
    await expect(photos).toContainText("Every photo is used.");
    expect(questions).toEqual([
      'Delete "Acetaminophen tablets" (Items) in every language?',
      'Delete "Acetaminophen tablets" (Items) in every language?',
      'Delete all of "Services desk"?',
      "Delete the photo old-chair.webp for good?",
      "Delete the photo old-chair.webp for good?",
    ]);
  },
);
