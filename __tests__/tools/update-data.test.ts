/** `npm run update-data` shows what it would change, and writes it when it is told to. */
import { existsSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { updateData } from "../../tools/update-data/update-data";
import { contentCopy } from "../support/content/content-copy";

const content = contentCopy();
const FORM = "forms/transfer.yaml";

const run = async (write = false) =>
  stripVTControlCharacters(await updateData(content.root(), write));

test("what is up to date has nothing to change", async () => {
  expect(await run()).toBe("Nothing in data/ is of an older version.");
});

test("it shows the lines before it writes them", async () => {
  const today = content.text(FORM);
  content.replace(FORM, /^errors:/m, "# Kindly.\nproblems:");
  content.remove("pages/equipment-category.yaml");
  const old = content.text(FORM);

  const shown = await run();
  expect(shown).toContain(`data/${FORM}\n  Since version 2.0.0, "problems" is called "errors".`);
  expect(shown).toMatch(/^- problems:\n\+ errors:$/m);
  expect(shown).toMatch(/^\+ seeAll: /m);
  expect(shown).toContain("2 files to change. To write this: npm run update-data -- --write");
  expect(content.text(FORM)).toBe(old);
  expect(existsSync(content.at("pages/equipment-category.yaml"))).toBe(false);

  expect(await run(true)).toContain("2 files in data/ written.");
  expect(content.text(FORM)).toBe(today.replace(/^errors:/m, "# Kindly.\nerrors:"));
  expect(await content.problems()).toBe("");
  expect(await run()).toBe("Nothing in data/ is of an older version.");
});

test("while a file cannot be read, nothing is written", async () => {
  content.replace(FORM, /^errors:/m, "problems:");
  content.replace("labels.yaml", /^today: .*/m, 'today: "today');
  const old = content.text(FORM);
  await expect(updateData(content.root(), true)).rejects.toThrow(
    /data\/labels\.yaml:(.*\n)+\nCorrect this first\. Nothing was written\./,
  );
  expect(content.text(FORM)).toBe(old);
});
