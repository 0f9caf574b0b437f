/**
 * What the form asks beside what the check says.
 *
 * @jest-environment jsdom
 */
import { FormStore } from "../../src/editor/app/form/store";
import { getAt } from "../../src/editor/app/form/values";
import type { Path } from "../../src/editor/app/route";
import { placesOf, valueOf } from "../../src/editor/values/file-value";
import { sampleFiles, sampleText } from "../support/content/sample-files";

/** Opens the form of a file. */
function open(path: string, others: readonly string[] = ["es"]) {
  const found = placesOf(path, others).filter((place) => sampleFiles.includes(place.path));
  const texts = Object.fromEntries(found.map((place) => [place.path, sampleText(place.path)]));
  return new FormStore({ path, texts, value: valueOf(path, texts, others) });
}

describe("the description of a picture that was replaced", () => {
  const ITEMS = ["categories", 0, "items"];
  const PICTURE = [...ITEMS, 0, "picture"];
  const OTHER = "images/other.webp";
  let store: FormStore;
  const asked = (picture: Path = PICTURE) =>
    ["alt", "alt@es"].filter((key) => store.problemsAt([...picture, key]).length > 0);
  const replace = (file: string, picture: Path = PICTURE) =>
    store.changePicture([...picture, "file"], file);

  beforeEach(() => {
    localStorage.clear();
    store = open("equipment.yaml");
  });

  test("is asked about in each language until it is changed, or its picture is back", () => {
    const before = getAt(store.value, [...PICTURE, "file"]) as string;
    expect(asked()).toEqual([]);
    replace(OTHER);
    expect(store.problemsAt([...PICTURE, "alt"])).toEqual([
      {
        message: "This describes the picture before. Is it right for the new one?",
        isError: false,
      },
    ]);
    expect(asked()).toEqual(["alt", "alt@es"]);
    store.change([...PICTURE, "alt"], "Cane with four feet");
    expect(asked()).toEqual(["alt@es"]);
    // The new description is right for the picture that it was written for.
    replace("images/third.webp");
    expect(asked()).toEqual(["alt", "alt@es"]);
    replace(OTHER);
    expect(asked()).toEqual(["alt@es"]);
    replace(before);
    expect(asked()).toEqual(["alt"]);
  });

  test("is asked about where it was hidden, where its entry went, and not after it was saved", () => {
    store.showTranslations(false);
    replace(OTHER);
    expect(store.showsTranslations).toBe(true);
    const [first, ...rest] = getAt(store.value, ITEMS) as unknown[];
    const order = [...rest.keys()].map((index) => index + 1);
    store.arrange(ITEMS, [...rest, first], [...order, 0]);
    expect(asked()).toEqual([]);
    expect(asked([...ITEMS, rest.length, "picture"])).toEqual(["alt", "alt@es"]);
    store.wasSaved({ value: store.value, texts: store.texts }, store.value);
    expect(asked([...ITEMS, rest.length, "picture"])).toEqual([]);
  });

  test("is asked about in a copy with a name of its own, and in a new entry", () => {
    const entries = getAt(store.value, ITEMS) as object[];
    const copy = { ...entries[0], id: undefined, name: "Another walker" };
    const added = { picture: { file: "images/new.webp", alt: "A chair" } };
    store.change(ITEMS, [...entries, copy, added]);
    replace(OTHER, [...ITEMS, entries.length, "picture"]);
    expect(asked([...ITEMS, entries.length, "picture"])).toEqual(["alt", "alt@es"]);
    expect(asked([...ITEMS, entries.length + 1, "picture"])).toEqual([]);
    replace(OTHER, [...ITEMS, entries.length + 1, "picture"]);
    expect(asked([...ITEMS, entries.length + 1, "picture"])).toEqual(["alt"]);
  });
});
