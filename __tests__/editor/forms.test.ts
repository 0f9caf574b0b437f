/** A file and its translations are one form, and go back into their files with nothing changed but what was meant. */
import { parse } from "yaml";
import { contentTypeAt } from "../../src/content/schema/content-files";
import { fieldPath } from "../../src/editor/values/field-path";
import { withNewDaysInPlace } from "../../src/editor/values/combine";
import {
  placesOf,
  textsOf,
  typeAt,
  unreadableIn,
  valueOf,
} from "../../src/editor/values/file-value";
import { setAt } from "../../src/editor/app/form/values";
import type { Path } from "../../src/editor/app/route";
import { sampleFiles, sampleText } from "../support/content/sample-files";

const OTHERS = ["es"];

const originals = sampleFiles.filter((path) => !contentTypeAt(path)?.language);

/** Returns the texts of a file and its translation, with other texts for some. */
const textsAt = (path: string, others: Record<string, string> = {}) =>
  Object.fromEntries(
    placesOf(path, OTHERS)
      .filter((place) => sampleFiles.includes(place.path))
      .map((place) => [place.path, others[place.path] ?? sampleText(place.path)]),
  );

/** Changes values of a form, by their paths, and returns the texts that it saves. */
function change(
  path: string,
  changes: readonly (readonly [Path, unknown])[],
  texts = textsAt(path),
) {
  const value = changes.reduce<unknown>(
    (form, [place, part]) => setAt(form, place, part),
    valueOf(path, texts, OTHERS),
  );
  return textsOf(path, value, texts, OTHERS);
}

test.each(originals)("%s is saved as it was opened", (path) => {
  const texts = textsAt(path);
  const saved = textsOf(path, valueOf(path, texts, OTHERS), texts, OTHERS);
  expect(Object.fromEntries(saved)).toEqual(texts);
});

test("a text and its translation change a line each, and comments stay", () => {
  const path = "own-pages/insurance.yaml";
  const texts = textsAt(path);
  const commented = { ...texts, [path]: `# Ask Kim first.\n${texts[path]}` };
  const saved = change(
    path,
    [
      [["title"], "Plans"],
      [["title@es"], "Planes"],
    ],
    commented,
  );
  const replaced = (text = "", title: string) => text.replace(/^title: .*$/m, `title: "${title}"`);
  expect(saved.get(path)).toBe(replaced(commented[path], "Plans"));
  expect(saved.get(`es/${path}`)).toBe(replaced(texts[`es/${path}`], "Planes"));
});

type Entry = Record<string, unknown>;

const ITEMS = ["categories", 0, "items"];

const itemsOf = (text = "") =>
  (parse(text) as { categories: { items: Entry[] }[] }).categories[0]?.items ?? [];

test("an entry keeps its words when it is moved or renamed, and a new one gets an id from its name", () => {
  const path = "equipment.yaml";
  const texts = textsAt(path);
  const form = valueOf(path, texts, OTHERS) as { categories: { items: Entry[] }[] };
  const [first = {}, ...others] = form.categories[0]?.items ?? [];
  const saved = change(path, [
    [
      ITEMS,
      [
        ...others,
        { ...first, name: "Walker that folds" },
        { ...others[0], id: undefined, name: "Copy" },
        { name: "Chair", "name@es": "Silla" },
      ],
    ],
  ]);
  const names = itemsOf(saved.get(path)).map(({ name }) => name);
  expect(names.slice(-3)).toEqual(["Walker that folds", "Copy", "Chair"]);
  const words = itemsOf(saved.get(`es/${path}`));
  const before = itemsOf(texts[`es/${path}`]);
  expect(words.map(({ name }) => name)).toEqual([
    ...before.slice(1).map(({ name }) => name),
    before[0]?.["name"],
    before[1]?.["name"],
    "Silla",
  ]);
  expect(words.slice(-3).map(({ id }) => id)).toEqual([before[0]?.["id"], "copy", "chair"]);
  expect(saved.get(path)).not.toContain('id: "chair"');
});

test("words for which the original has no entry stay in their file", () => {
  const path = "equipment.yaml";
  const inSpanish = `es/${path}`;
  const left = sampleText(inSpanish).replace(
    /(?<=^ +items:\n)/m,
    '      - id: "gone"\n        name: "Bastón"\n',
  );
  const saved = change(
    path,
    [[["categories", 0, "name"], "Walking"]],
    textsAt(path, { [inSpanish]: left }),
  );
  expect(saved.get(inSpanish)).toContain('- id: "gone"\n        name: "Bastón"');
});

test("a page without a translation gets no file for it until it has words", () => {
  const path = "own-pages/parking.yaml";
  expect([...textsOf(path, { title: "Parking" }, {}, OTHERS)]).toEqual([
    [path, 'title: "Parking"\n'],
  ]);
  const both = textsOf(path, { title: "Parking", "title@es": "Estacionamiento" }, {}, OTHERS);
  expect(both.get(`es/${path}`)).toBe('title: "Estacionamiento"\n');
});

test("a new day is put where it belongs, if the others are in order", () => {
  const { schema } = typeAt("pharmacy.yaml");
  const sorted = (...days: string[]) =>
    (
      withNewDaysInPlace(schema, { specialHours: days.map((date) => ({ date })) }) as {
        specialHours: { date: string }[];
      }
    ).specialHours.map(({ date }) => date);
  expect(sorted("2026-12-20", "2026-11-26", "2026-12-24")).toEqual([
    "2026-11-26",
    "2026-12-20",
    "2026-12-24",
  ]);
  expect(sorted("2026-12-20", "2026-12-24", "2026-11-26")).toEqual([
    "2026-12-20",
    "2026-12-24",
    "2026-11-26",
  ]);
});

test("a problem of a translation leads to its field in the form", () => {
  const path = "equipment.yaml";
  const texts = textsAt(path);
  const { schema } = typeAt(path);
  const form = valueOf(path, texts, OTHERS);
  const words = parse(texts[`es/${path}`] ?? "") as { categories: unknown[] };
  // The Spanish file has its entries in another order.
  const value = { categories: [...words.categories].reverse() };
  const last = words.categories.length - 1;
  expect(fieldPath(schema, ["categories", last, "name"], form, { value, code: "es" })).toEqual([
    "categories",
    0,
    "name@es",
  ]);
});

test("a file that is no YAML is named", () => {
  expect(unreadableIn({ "pharmacy.yaml": "name: 'open\n" })).toBe("pharmacy.yaml");
  expect(unreadableIn(textsAt("pharmacy.yaml"))).toBeUndefined();
});
