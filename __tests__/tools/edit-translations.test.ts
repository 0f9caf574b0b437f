/** The editing screen keeps the words of a translation beside what they are for. */
import { parse } from "yaml";
import { contentTypeAt } from "../../src/content/schema/content-files";
import { idsToGive, NEW_ID } from "../../src/gatsby/editing-screen/screen/entry-ids";
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
    expect(toFile(original)).toBe(sampleText(path));
    expect(toFile(words)).toBe(sampleText(`es/${path}`));
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
  const saved = itemsOf(parse(toFile(words)));
  expect(saved.map(({ id }) => id)).toEqual(["folding-walker", "cane", "rollator"]);
});

test("new entries and copies get an id from their name, and all others keep theirs", () => {
  const type = contentTypeAt("equipment.yaml");
  if (!type) throw new Error("The site has no equipment catalog.");
  const catalog = {
    categories: [
      { id: "walkers", name: "Walking aids", items: [{ id: "cane", name: "Cane" }] },
      {
        id: NEW_ID,
        name: "Chairs",
        items: [
          { id: NEW_ID, name: "Transport chair" },
          { id: "stool", name: "Shower stool" },
          { id: NEW_ID, name: "Transport chair" },
          { id: "stool", name: "Bath stool" },
        ],
      },
    ],
  };
  const given = idsToGive(type.schema, catalog).map(({ path, id }) => [path.join("."), id]);
  expect(Object.fromEntries(given)).toEqual({
    "categories.1.id": "chairs",
    "categories.1.items.0.id": "transport-chair",
    "categories.1.items.2.id": "transport-chair-2",
    "categories.1.items.3.id": "bath-stool",
  });
});

test("an entry whose name is corrected keeps its id, and so its words", async () => {
  const { words, original, toFile } = await open("equipment.yaml");
  const [walker] = itemsOf(original);
  if (walker) walker.name = "Folding walker, aluminum";
  expect(itemsOf(parse(toFile(original)))[0]).toMatchObject({ id: "folding-walker" });
  expect(toFile(words)).toBe(sampleText("es/equipment.yaml"));
});
