/** Keys and ids of the last release: a site finds its texts by them. */
import { readFileSync } from "node:fs";
import { keyList, RELEASED_KEYS_FILE } from "../../tools/update/key-list";
import { GONE, RENAMED_KEYS } from "../../tools/update/renamed-keys";
import { yamlIn } from "../support/update/sample-versions";

test("no key and no id of the last release is lost without a line in renamed-keys.ts", () => {
  const released = readFileSync(RELEASED_KEYS_FILE, "utf8").trim().split("\n");
  const today = new Set(keyList(yamlIn("data")));
  const told = [...GONE, ...RENAMED_KEYS.map(({ file, from }) => `${file} ${from}`)];
  const isTold = (key: string) => told.some((line) => key === line || key.startsWith(`${line}.`));
  const lost = released.filter((key) => !today.has(key) && !isTold(key));
  const hint =
    "Keep an id by writing it into the entry. Write a renamed key into RENAMED_KEYS, and what went into GONE.";
  expect({ lost, hint }).toEqual({ lost: [], hint });
});

test("a list has keys by the type of their file, and ids by their file", () => {
  const keys = keyList(yamlIn("data"));
  expect(keys).toContain("services sections.*.heading");
  expect(keys).toContain("services/diabetic-care.yaml sections#products");
  expect(keys).toContain("labels.yaml openingStatus.closedToday");
  expect(keys.some((key) => key.startsWith("es/"))).toBe(false);
});
