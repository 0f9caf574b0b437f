/** What an older version wrote becomes what today's reads, and says the same. */
import { isScalar, parseDocument, visit, type Document } from "yaml";
import { addedFiles, addedKeys } from "../../src/content/migrations/additions";
import { changesOf } from "../../src/content/migrations/migration";
import { addNewKeys, migrate } from "../../src/content/migrations/update-document";
import { loadFiles } from "../../src/content/read/load-content";
import { contentTypeAt, singleFiles } from "../../src/content/schema/content-files";
import { printYaml } from "../../src/content/print-yaml";
import { OLD_DATA } from "../support/content/old-data";

interface UpdatedFile {
  path: string;
  before: Document;
  after: Document;
}

let files: UpdatedFile[] = [];

beforeAll(async () => {
  files = (await loadFiles(OLD_DATA)).map(({ path, source }) => {
    const after = parseDocument(source.text);
    migrate(path, after);
    addNewKeys(path, after);
    return { path, before: parseDocument(source.text), after };
  });
});

function isValid(path: string, value: unknown): boolean {
  const type = contentTypeAt(path);
  if (!type) throw new Error(`The site does not know ${path}.`);
  return type.schema.safeParse(value).success;
}

function textsIn(document: Document): string[] {
  const texts: string[] = [];
  visit(document, {
    Pair: (_, { value }) => {
      if (isScalar(value) && typeof value.value === "string") texts.push(value.value);
    },
  });
  return texts;
}

const after = (path: string) => files.find((file) => file.path === path)?.after;

test("every file of version 1.0.0 becomes valid, and the new files are", () => {
  expect(files.filter(({ path, before }) => isValid(path, before.toJS())).length).toBeLessThan(
    files.length,
  );
  expect(files.filter((it) => !isValid(it.path, it.after.toJS())).map(({ path }) => path)).toEqual(
    [],
  );
  expect(addedFiles.filter(({ file, value }) => !isValid(file, value))).toEqual([]);
  const paths = [...files.map(({ path }) => path), ...addedFiles.map(({ file }) => file)];
  expect(paths).toEqual(expect.arrayContaining(Object.values(singleFiles).map((it) => it.path)));
});

test("of what it said, only what no page shows is gone", () => {
  const gone = files.flatMap((file) => {
    const kept = textsIn(file.after);
    return textsIn(file.before).filter((text) => !kept.includes(text));
  });
  expect(gone).toEqual([
    "Closed",
    "Map data: OpenStreetMap contributors",
    "/privacy/",
    "Neighborhood pharmacy and medical supply",
  ]);
});

test("what is up to date stays as it is", () => {
  const again = files.flatMap((file) => [
    ...migrate(file.path, file.after.clone()),
    ...addNewKeys(file.path, file.after.clone()),
  ]);
  expect(again).toEqual([]);
});

test("nothing is added that may be left out, or by a name that is not today's", () => {
  const optional = addedKeys.filter(({ file, path }) => {
    const document = after(file)?.clone();
    document?.deleteIn(path);
    return isValid(file, document?.toJS());
  });
  expect(optional).toEqual([]);
});

test("nothing is added to a group that a pharmacy does not have", () => {
  const pharmacy = parseDocument('name: "Cloudberry Drug"\n');
  expect(addNewKeys("pharmacy.yaml", pharmacy)).toEqual([]);
});

const WRITTEN = `# What we call things.
first: "One"
# Mind the comma.
old: "Two, too" # as it is
group:
  inner: "Three"
last: "Four"
`;

const changes = changesOf("9.0.0", "labels.yaml");

test.each([
  ["renamed", changes.renamed(["old"], ["fresh"]), WRITTEN.replace("old:", "fresh:")],
  [
    "moved",
    changes.renamed(["group", "inner"], ["outer"]),
    WRITTEN.replace('group:\n  inner: "Three"', "group: {}").concat('outer: "Three"\n'),
  ],
  [
    "moved into a group",
    changes.renamed(["first"], ["group", "second"]),
    WRITTEN.replace('# What we call things.\nfirst: "One"\n', "").replace(
      '"Three"\n',
      '"Three"\n  # What we call things.\n  second: "One"\n',
    ),
  ],
  [
    "grouped",
    changes.grouped(["last"], "text", { heading: "New" }),
    WRITTEN.replace('last: "Four"', 'last:\n  heading: "New"\n  text: "Four"'),
  ],
  ["removed", changes.removed(["last"]), WRITTEN.replace('last: "Four"\n', "")],
])("a key is %s with its comments, and all other lines stay", (_, { apply }, expected) => {
  const document = parseDocument(WRITTEN);
  expect(apply(document)).toBe(true);
  expect(printYaml(document)).toBe(expected);
  expect(apply(document)).toBe(false);
});

test("a key that is there under both names is left to its writer", () => {
  const document = parseDocument('old: "One"\nnew: "Two"\n');
  expect(changes.renamed(["old"], ["new"]).apply(document)).toBe(false);
});
