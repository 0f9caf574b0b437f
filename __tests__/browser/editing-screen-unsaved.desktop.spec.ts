/** The editing screen loses nothing that was typed without a question. */
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

test("leaving a changed file asks, and what was typed can be restored later", async ({
  editor,
  page,
}) => {
  const questions = answers(page, "Cancel", "Cancel", "OK");
  const fax = editor.field("fax").getByRole("textbox");
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

  await editor.choose("Pharmacy");
  await page.getByRole("button", { name: "Restore" }).click();
  await expect(fax).toHaveValue("(507) 555-0188");
});

test(
  "closing the page asks only if something was typed",
  { tag: "@slow" },
  async ({ editor, page }) => {
    const questions = answers(page, "OK");
    await editor.choose("Pharmacy");
    await expect(editor.field("fax").getByRole("textbox")).toBeVisible();
    await page.getByRole("button", { name: "Cancel Editing" }).click();
    await editor.choose("Pharmacy");
    await editor.write("fax", "(507) 555-0188");
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => questions).toEqual(["beforeunload"]);
  },
);

test("deleting an entry or a group asks, and says which", async ({ editor, page }) => {
  await page.setViewportSize({ width: 1440, height: 6000 });
  const questions = answers(page, "Cancel", "OK", "Cancel");
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
  expect(questions).toEqual([
    'Delete "Acetaminophen tablets" (Items)?',
    'Delete "Acetaminophen tablets" (Items)?',
    'Delete all of "Services desk"?',
  ]);
});

test(
  "a file that somebody else deleted does not come back without a question",
  { tag: "@slow" },
  async ({ editor, page }) => {
    const path = "data/services/immunizations.yaml";
    const questions = answers(page, "Cancel", "OK");
    await editor.choose("Services", "Immunizations");
    await editor.write("title", "Vaccines");
    editor.remove(path);
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
    expect(editor.text(path)).toBe("");
    await editor.save();
    expect(editor.text(path)).toContain('title: "Vaccines"');
    expect(questions).toEqual(Array(2).fill(expect.stringContaining("Somebody else deleted")));
  },
);

test("a browser that is slow to draw shows the screen after a reload", async ({ editor, page }) => {
  // A view transition updates the page when the browser has drawn it, here after everything is loaded.
  await page.addInitScript(() => {
    document.startViewTransition = (options) => {
      const update = typeof options === "function" ? options : options?.update;
      addEventListener("drawn", () => void update?.());
      const later = new Promise<undefined>(() => undefined);
      return { ready: later, finished: later, updateCallbackDone: later } as ViewTransition;
    };
  });
  const loaded = page.waitForEvent("console", (message) => message.text().includes("is ready"));
  await page.reload();
  await loaded;
  await page.evaluate(() => dispatchEvent(new Event("drawn")));
  await editor.choose("Services", "Immunizations");
});

test(
  "what was saved right after it was typed is not offered as unsaved",
  { tag: "@slow" },
  async ({ editor, page }) => {
    // The screen keeps what is typed half a second later, here when the test says so.
    await page.addInitScript(() => {
      const { setTimeout: start, clearTimeout: stop } = window;
      const held = new Map<number, () => void>();
      const hold = (callback: () => void) => held.set(-held.size - 1, callback) && -held.size;
      Object.assign(window, {
        setTimeout: (callback: () => void, delay?: number, ...values: unknown[]) =>
          delay === 500 ? hold(callback) : start(callback, delay, ...values),
        clearTimeout: (timer?: number) => (held.delete(timer ?? 0) ? undefined : stop(timer)),
      });
      addEventListener("half a second later", () => held.forEach((callback) => callback()));
    });
    await page.reload();
    await editor.choose("Pharmacy");
    await editor.write("fax", "(507) 555-0188");
    await editor.save();
    await page.evaluate(() => dispatchEvent(new Event("half a second later")));
    await editor.choose("Pharmacy");
    await expect(editor.field("fax").getByRole("textbox")).toHaveValue("(507) 555-0188");
    await editor.write("fax", "(507) 555-0189");
  },
);
