/** Changes are listed on the editing screen, and taken back there. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "../support/browser/editing-screen";

test.use({ viewport: { width: 1440, height: 1000 }, contextOptions: { reducedMotion: "reduce" } });

test("a change is listed in words, and one press takes it back", async ({
  editor,
  page,
  project,
}) => {
  const file = join(project, "data/pharmacy.yaml");
  const original = readFileSync(file, "utf8");
  await editor.choose("Pharmacy");
  await editor.write("fax", "(507) 555-0188");
  await editor.save();
  await expect.poll(() => editor.text("data/pharmacy.yaml")).toContain("555-0188");
  // The folder that the test's browser writes is not the one that the server reads.
  writeFileSync(file, await editor.text("data/pharmacy.yaml"));

  await page.getByText("Last changes").click();
  await page
    .getByRole("listitem")
    .filter({ hasText: "Pharmacy: Fax: (507) 555-0143 became (507) 555-0188" })
    .getByRole("button", { name: /^Take back/ })
    .click();
  await expect.poll(() => readFileSync(file, "utf8")).toBe(original);
});
