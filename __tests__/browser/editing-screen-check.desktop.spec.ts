/** The editing screen says what the check says, and saves nothing with a mistake. */
import { expect, test } from "../support/browser/editing-screen";

// The screen renders a field when it is in the viewport.
test.use({ viewport: { width: 1440, height: 6000 }, contextOptions: { reducedMotion: "reduce" } });

test("hours that do not exist are named with their field, and are not saved", async ({
  editor,
  page,
}) => {
  await editor.choose("Pharmacy");
  await editor.unfold("hours");
  await editor.write("hours.saturday", "10AM-25PM");
  // The best sentence stands at the field, before somebody saves and after.
  const note = editor.field("hours.saturday").locator(".field-note");
  await expect(note).toContainText("has an hour that is not on a 12-hour clock");
  await page.getByRole("button", { name: "Save" }).click();

  const refusal = page.getByRole("alertdialog");
  await expect(refusal).toContainText("Hours, Saturday");
  await expect(refusal).toContainText("has an hour that is not on a 12-hour clock");
  await refusal.getByRole("button", { name: "OK" }).click();
  expect([...editor.changedFiles().keys()]).toEqual([]);

  // What was typed is still there, and the strip leads to it, wherever it is.
  await page.setViewportSize({ width: 1440, height: 800 });
  await editor.field("hours").getByRole("button", { name: "Collapse" }).click();
  await page.getByRole("button", { name: "Pharmacy: Hours, Saturday" }).click();
  const saturday = editor.field("hours.saturday").getByRole("textbox");
  await expect(saturday).toBeFocused();
  await expect(saturday).toHaveValue("10AM-25PM");
  await expect(note).toBeVisible();

  await saturday.fill("9am to 2pm");
  await expect(note).toContainText('Did you mean "9AM-2PM"?');
  await saturday.fill("10AM-2PM");
  await expect(note).toBeHidden();
  await editor.save();
  await expect(
    page.getByText("Saved on this computer. Patients see it once it is published."),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "See the page" })).toHaveAttribute(
    "href",
    "pages/contact/",
  );
  // Somebody who saved is where they were.
  await expect(saturday).toHaveValue("10AM-2PM");
  expect([...editor.changedFiles().keys()]).toEqual(["data/pharmacy.yaml"]);
});
