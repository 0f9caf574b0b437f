/** `npm run update-data`, with made-up changes to the sample. */
import { stripVTControlCharacters } from "node:util";
import type { DataChange } from "../../tools/update-data/changes";
import { updateData } from "../../tools/update-data/update-data";
import { contentCopy } from "../support/content/content-copy";

const content = contentCopy();
const FILE = "labels.yaml";

const OLD = `# What we call things.
first: "One"
old: "Two, too" # as it is
group:
  kept: "Two and a half"
  # Mind the comma.
  inner: "Three"
unused: "Four"
`;
const NEW = `# What we call things.
first: "One"
fresh: "Two, too" # as it is
group:
  kept: "Two and a half"
  heading: "New"
# Mind the comma.
moved: "Three"
`;
const changes: DataChange[] = [
  { version: "8.0.0", file: FILE, rename: ["old"], to: ["new"] },
  { version: "9.0.0", file: FILE, rename: ["new"], to: ["fresh"] },
  { version: "9.0.0", file: FILE, rename: ["group", "inner"], to: ["moved"] },
  { version: "9.0.0", file: FILE, remove: ["unused"] },
  { version: "9.0.0", file: FILE, remove: ["absent", "heading"] },
  { version: "9.0.0", file: FILE, add: ["group", "heading"], value: "New" },
  { version: "9.0.0", file: FILE, add: ["absent", "heading"], value: "New" },
  { version: "9.0.0", file: FILE, add: ["first"], value: "The sample's" },
];

const update = async (write: boolean) =>
  stripVTControlCharacters(await updateData(content.root(), write, changes));

test("it shows the changes, and writes them when it is told to", async () => {
  content.write(FILE, OLD);
  const shown = await update(false);
  expect(shown).toContain('data/labels.yaml\n  Since version 8.0.0: "old" is "new".');
  expect(shown).toMatch(/^- old: .*\n\+ fresh: /m);
  expect(shown).toContain("To write these changes: npm run update-data -- --write");
  expect(content.text(FILE)).toBe(OLD);

  await update(true);
  expect(content.text(FILE)).toBe(NEW);
  expect(await update(true)).toBe("data/ is up to date.");
});

test("if a file is not valid YAML, nothing is written", async () => {
  content.write(FILE, OLD);
  content.replace("pharmacy.yaml", /^name: .*/m, 'name: "open');
  await expect(update(true)).rejects.toThrow(/data\/pharmacy\.yaml:.*[^]*Nothing was written\./);
  expect(content.text(FILE)).toBe(OLD);
});
