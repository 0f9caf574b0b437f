/** The editing screen keeps the words of a translation beside what they are for. */
import { parse } from "yaml";
import { contentTypeAt } from "../../src/content/schema/content-files";
import { fileFormat } from "../../src/gatsby/editing-screen/screen/file-format";
import { sampleText } from "../support/content/sample-files";

interface Item {
  id?: string;
  name?: string;
}

interface Catalog {
  categories: { items: Item[] }[];
}

const itemsOf = (catalog: unknown) => (catalog as Catalog).categories[0]?.items ?? [];

/** Opens files of the sample, after `change` in the original, and returns what the screen works with. */
async function open(path: string, change = (text: string) => text) {
  const schema = contentTypeAt(path)?.schema;
  if (!schema) throw new Error(`The site does not know data/${path}.`);
  const { fromFile, toFile } = fileFormat(schema, path.includes("/"));
  const [words, original] = await Promise.all([
    fromFile(sampleText(`es/${path}`)),
    fromFile(change(sampleText(path))),
  ]);
  return { words, original, toFile };
}

const withoutRollator = (text: string) => text.replace(/ {6}- name: "Rollator"\n(?: {8}.*\n)+/, "");

test.each(["equipment.yaml", "footer.yaml", "pages/privacy.yaml", "services/immunizations.yaml"])(
  "data/%s and its translation are saved as they were opened",
  async (path) => {
    const { words, original, toFile } = await open(path);
    expect(await toFile(original)).toBe(sampleText(path));
    expect(await toFile(words)).toBe(sampleText(`es/${path}`));
  },
);

test("words stand beside their entry, whatever was deleted from or added to the original's file", async () => {
  const { words, original } = await open("equipment.yaml", (text) =>
    withoutRollator(text).replace('- name: "Cane"', '- name: "Knee walker"\n      - name: "Cane"'),
  );
  expect(itemsOf(original).map(({ name }) => name)).toEqual([
    "Folding walker",
    "Knee walker",
    "Cane",
  ]);
  expect(itemsOf(words).map(({ name }) => name)).toEqual(["Andador plegable", undefined, "Bastón"]);
});

test("words for an entry that is gone are not lost, and places without words are not written", async () => {
  const { words, toFile } = await open("equipment.yaml", withoutRollator);
  const saved = itemsOf(parse(await toFile(words)));
  expect(saved.map(({ id }) => id)).toEqual(["folding-walker", "cane", "rollator"]);
});

test("a new entry gets its id from its name, the same in all languages", async () => {
  const { words, original, toFile } = await open("equipment.yaml");
  const id = "new-entry-0b1c2d3e4f5a";
  itemsOf(original).unshift({ ...itemsOf(original)[0], id, name: "Transport chair" });
  itemsOf(words).unshift({ id, name: "Silla de traslado" });
  const [savedWords, saved] = await Promise.all([toFile(words), toFile(original)]);
  expect(itemsOf(parse(saved))[0]).not.toHaveProperty("id");
  expect(itemsOf(parse(savedWords))[0]).toEqual({
    id: "transport-chair",
    name: "Silla de traslado",
  });
});

test("an entry whose name is corrected keeps its id, and so its words", async () => {
  const { words, original, toFile } = await open("equipment.yaml");
  const [walker] = itemsOf(original);
  if (walker) walker.name = "Folding walker, aluminum";
  expect(itemsOf(parse(await toFile(original)))[0]).toMatchObject({ id: "folding-walker" });
  expect(await toFile(words)).toBe(sampleText("es/equipment.yaml"));
});
