/**
 * What the form asks, and offers, beside what the check says.
 *
 * @jest-environment jsdom
 */
import { parse } from "yaml";
import { splitInList } from "../../src/editor/app/form/paragraphs";
import { FormStore } from "../../src/editor/app/form/store";
import { getAt } from "../../src/editor/app/form/values";
import type { Path } from "../../src/editor/app/route";
import { placesOf, textsOf, valueOf } from "../../src/editor/values/file-value";
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
        message: "This describes the earlier picture. Is it right for the new one?",
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

describe("a text with new lines", () => {
  const TWO = "One.\n\nTwo\nlines.";

  /** Writes a text, and returns the entries that it would become. */
  const split = (store: FormStore, path: Path, text: string) => {
    store.change(path, text);
    return splitInList(store, path)?.parts;
  };

  test("becomes an entry for each paragraph, and no translation comes beside another paragraph", () => {
    const path = "pages/about.yaml";
    const store = open(path);
    const words = (text = "") => (parse(text) as { intro: string[] }).intro;
    const [english, spanish] = [path, `es/${path}`].map((one) => words(store.texts[one]));
    const parts = split(store, ["intro", 1, "text"], TWO) ?? [];
    expect(parts).toEqual([{ text: "One.", "text@es": spanish?.[1] }, { text: "Two lines." }]);
    const entries = getAt(store.value, ["intro"]) as unknown[];
    store.change(["intro"], entries.toSpliced(1, 1, ...parts));
    const saved = textsOf(path, store.value, store.texts, ["es"]);
    expect(words(saved.get(path))).toEqual(english?.toSpliced(1, 1, "One.", "Two lines."));
    expect(words(saved.get(`es/${path}`))).toEqual(spanish?.toSpliced(2, 0, ""));
  });

  test("is split with a translation of as many paragraphs, and in a translation only with the text", () => {
    const store = open("pages/about.yaml");
    expect(split(store, ["intro", 0, "text@es"], "Uno.\n\nDos.")).toBeUndefined();
    const both = [
      { text: "One.", "text@es": "Uno." },
      { text: "Two lines.", "text@es": "Dos." },
    ];
    expect(split(store, ["intro", 0, "text"], TWO)).toEqual(both);
    expect(splitInList(store, ["intro", 0, "text@es"])?.parts).toEqual(both);
  });

  test("is split at each line if no line is empty, and where the site has one language", () => {
    const store = open("pages/about.yaml", []);
    expect(split(store, ["intro", 0], "One.\r\n Two.\n")).toEqual(["One.", "Two."]);
    expect(split(store, ["intro", 0], "One.")).toBeUndefined();
  });

  test("is split in a part of a long text, if nothing that follows it would part from it", () => {
    const store = open("own-pages/privacy-practices.yaml", []);
    const { sections } = store.value as { sections: { type: string }[] };
    const section = sections.findIndex(({ type }) => type === "text");
    const part = ["sections", section, "parts", 0];
    store.change(part, { heading: "About", text: TWO });
    expect(splitInList(store, [...part, "text"])?.parts).toEqual([
      { heading: "About", text: "One." },
      { text: "Two lines." },
    ]);
    store.change([...part, "points"], ["A point"]);
    expect(splitInList(store, [...part, "text"])).toBeUndefined();
  });

  test("stays one where the schema has no list, or entries need more than a text", () => {
    expect(split(open("pages/error.yaml"), ["text"], TWO)).toBeUndefined();
    expect(split(open("pages/about.yaml"), ["values", "text"], TWO)).toBeUndefined();
    expect(split(open("pages/about.yaml"), ["values", "items", 0, "text"], TWO)).toBeUndefined();
  });
});
