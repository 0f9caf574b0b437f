/** The editing screen knows which file a text is, and keeps the words of a translation beside what they are for. */
import { parse } from "yaml";
import { contentTypeAt } from "../../src/content/schema/content-files";
import { NEW_ID } from "../../src/editor/screen/entry-ids";
import { KnownFiles, MARK, UNKNOWN } from "../../src/editor/screen/known-files";
import { withGivenIds, writtenTexts } from "../../src/editor/screen/written-texts";
import type { Group } from "../../src/content/write/values";
import { sampleFiles, sampleText } from "../support/content/sample-files";
import { hash } from "../support/git-services/fake-repository";

/** Opens the sample's files as the screen does, all at once and translations first, with other texts for some. */
async function openAll(others: Record<string, string> = {}) {
  const texts = new Map(sampleFiles.map((path) => [path, others[path] ?? sampleText(path)]));
  const known = new KnownFiles({
    hashes: () =>
      Promise.resolve([...texts].map(([path, text]) => [`data/${path}`, hash(text)] as const)),
    text: (path) => Promise.resolve(texts.get(path.replace("data/", ""))),
    blob: () => Promise.resolve(undefined),
  });
  const values = await Promise.all(
    [...texts].map(async ([path, text]) => {
      const given = text.trim().replaceAll(/\r\n?/g, "\n");
      return [path, await known.read(contentTypeAt(path)?.typeName ?? "", given)] as const;
    }),
  );
  return { known, values: new Map(values) };
}

/** Opens a file and its translation, and returns their values, and how both are saved. */
async function open(path: string, others: Record<string, string> = {}) {
  const { known, values } = await openAll(others);
  const [original = {}, words = {}] = [values.get(path), values.get(`es/${path}`)];
  const save = () => {
    const pair = new Map([path, `es/${path}`].map((place) => [place, values.get(place) ?? {}]));
    const written = writtenTexts(withGivenIds(pair), known);
    return [written.get(path)?.text ?? "", written.get(`es/${path}`)?.text ?? ""] as const;
  };
  return { original, words, save };
}

interface Item {
  id?: string;
  name?: string;
}

const itemsOf = (catalog: Group) =>
  (catalog as { categories?: { items: Item[] }[] }).categories?.[0]?.items ?? [];

const originals = sampleFiles.filter((path) => !path.startsWith("es/"));

test("every file of the sample is known, and saved as it was opened", async () => {
  const { known, values } = await openAll();
  for (const path of originals) {
    const words = values.get(`es/${path}`);
    const pair = new Map([[path, values.get(path) ?? {}]]);
    if (words) pair.set(`es/${path}`, words);
    for (const [place, { text }] of writtenTexts(withGivenIds(pair), known)) {
      expect([place, text]).toEqual([place, sampleText(place)]);
      expect(values.get(place)?.[MARK]).toMatch(new RegExp(`^${place}@`));
    }
  }
});

test("a page of texts alone is no translation, and no words of it go into another page", async () => {
  const page = await open("own-pages/for-doctors-offices.yaml");
  const sections = (value: Group) => value["sections"] as Group[];
  expect(sections(page.words)).toHaveLength(sections(page.original).length);
  const [first] = sections(page.original);
  const id = first?.["id"];
  if (first) first["heading"] = "For your office";
  const [text, words] = page.save();
  expect(text).toContain(`heading: "For your office"`);
  expect(sections(parse(text) as Group)[0]).toMatchObject({ id });
  expect(words).toBe(sampleText("es/own-pages/for-doctors-offices.yaml"));
});

test("a translation that is a copy of its original, as somebody begins it, can be opened", async () => {
  const text = sampleText("labels.yaml");
  const typeName = contentTypeAt("labels.yaml")?.typeName ?? "";
  const known = new KnownFiles({
    hashes: () =>
      Promise.resolve(
        ["es/labels.yaml", "labels.yaml"].map((path) => [`data/${path}`, hash(text)]),
      ),
    text: () => Promise.resolve(text),
    blob: () => Promise.resolve(undefined),
  });
  const values = await Promise.all([1, 2].map(() => known.read(typeName, text.trim())));
  expect(values.map((value) => value[MARK])).not.toContain(UNKNOWN);
});

test("a file with other line breaks is known, and what is of no file is marked", async () => {
  const windows = sampleText("footer.yaml").replaceAll("\n", "\r\n");
  const { values } = await openAll({ "footer.yaml": windows });
  expect(values.get("footer.yaml")?.[MARK]).toMatch(/^footer\.yaml@/);
  const none = () => Promise.resolve(undefined);
  const nothing = { hashes: () => Promise.resolve([]), text: none, blob: none };
  expect(await new KnownFiles(nothing).read("Footer", "note: 1")).toEqual({
    note: 1,
    [MARK]: UNKNOWN,
  });
});

const withoutRollator = (text: string) => text.replace(/ {6}- name: "Rollator"\n(?: {8}.*\n)+/, "");

test("words stand beside their entry, whatever was deleted from or added to the original's file", async () => {
  const { words, original, save } = await open("equipment.yaml", {
    "equipment.yaml": withoutRollator(sampleText("equipment.yaml")).replace(
      '- name: "Cane"',
      '- name: "Knee walker"\n      - name: "Cane"',
    ),
  });
  expect(itemsOf(original).map(({ name }) => name)).toEqual([
    "Folding walker",
    "Knee walker",
    "Cane",
  ]);
  expect(itemsOf(words).map(({ name }) => name)).toEqual(["Andador plegable", undefined, "Bastón"]);
  // A place without words is not written.
  expect(save()[1]).toBe(sampleText("es/equipment.yaml"));
});

test("words for an entry that is gone are not lost, and words of one that is deleted go", async () => {
  const { original, words, save } = await open("equipment.yaml", {
    "equipment.yaml": withoutRollator(sampleText("equipment.yaml")),
  });
  expect(save()[1]).toBe(sampleText("es/equipment.yaml"));
  for (const list of [itemsOf(original), itemsOf(words)]) list.splice(0, 1);
  const saved = itemsOf(parse(save()[1]) as Group);
  expect(saved.map(({ id }) => id)).toEqual(["rollator", "cane"]);
});

test("an entry whose name is corrected keeps its id, and so its words", async () => {
  const { original, save } = await open("equipment.yaml");
  const [walker] = itemsOf(original);
  if (walker) walker.name = "Folding walker, aluminum";
  const [text, words] = save();
  expect(itemsOf(parse(text) as Group)[0]).toMatchObject({ id: "folding-walker" });
  expect(words).toBe(sampleText("es/equipment.yaml"));
});

test("a copied entry gets an id and no words of the other one, unless it has its own", async () => {
  const { original, words, save } = await open("equipment.yaml");
  for (const list of [itemsOf(original), itemsOf(words)]) {
    for (const position of [1, 0]) list.splice(position, 0, structuredClone(list[position] ?? {}));
  }
  const [walker, rollator] = [itemsOf(original)[1], itemsOf(original)[3]];
  if (walker) walker.name = "Wide walker";
  if (rollator) rollator.name = "Wide rollator";
  const own = itemsOf(words)[3];
  if (own) own.name = "Andador ancho con ruedas";
  const saved = itemsOf(parse(save()[1]) as Group);
  expect(saved.map(({ id, name }) => [id, name])).toEqual([
    ["folding-walker", "Andador plegable"],
    ["rollator", "Andador con ruedas y asiento (rollator)"],
    ["wide-rollator", "Andador ancho con ruedas"],
    ["cane", "Bastón"],
  ]);
});

test("new entries get an id from their name, and all others keep theirs", () => {
  const item = (id: string, name: string) => ({ id, name });
  const catalog = {
    categories: [
      { id: "walkers", name: "Walking aids", items: [item("cane", "Cane")] },
      {
        id: NEW_ID,
        name: "Chairs",
        items: [
          item(NEW_ID, "Transport chair"),
          item("stool", "Shower stool"),
          item(NEW_ID, "Transport chair"),
        ],
      },
    ],
  };
  const given = withGivenIds(new Map([["equipment.yaml", catalog]])).get("equipment.yaml");
  const ids = (given as typeof catalog).categories.map(({ id, items }) => [
    id,
    items.map((each) => each.id),
  ]);
  expect(ids).toEqual([
    ["walkers", ["cane"]],
    ["chairs", ["transport-chair", "stool", "transport-chair-2"]],
  ]);
});

test("a list that a translation does not have gets no words of the original", async () => {
  const path = "own-pages/insurance.yaml";
  const { words, save } = await open(path, { [`es/${path}`]: "{}\n" });
  expect(words["sections"]).toEqual(
    expect.arrayContaining([{ type: "plans", id: "plans-we-take" }]) as unknown,
  );
  words["title"] = "Seguros";
  expect(save()[1]).toBe('title: "Seguros"\n');
});

test("paragraphs that a translation does not have stand empty beside the original's", async () => {
  const path = "own-pages/accessibility.yaml";
  const translation = 'title: "Accesibilidad"\n';
  const { original, words, save } = await open(path, { [`es/${path}`]: translation });
  const [[part] = [], [place] = []] = [original, words].map(({ sections }) =>
    (sections as { parts: Group[] }[]).map(({ parts }) => parts),
  );
  expect(place).toHaveLength(part?.length ?? 0);
  expect(save()[1]).toBe(translation);
  Object.assign(place?.[0] ?? {}, { text: "Llámenos." });
  expect(parse(save()[1])).toMatchObject({ sections: [{ parts: [{ text: "Llámenos." }] }] });
});
