/** VS Code's help in `data/`, through the YAML language server. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { TextDocument } from "vscode-languageserver-textdocument";
import { getLanguageService } from "yaml-language-server";
import { editorSchemas } from "../../src/content/schema/editor-schemas";
import { sampleFiles, sampleText } from "../support/content/sample-files";

const settings = JSON.parse(readFileSync(".vscode/settings.json", "utf8")) as {
  "yaml.schemas": Record<string, string>;
};

const schemas = editorSchemas();

const uriOf = (path: string) => pathToFileURL(resolve(path)).href;

const server = getLanguageService({
  schemaRequestService: (uri) => {
    const schema = schemas.find(({ file }) => uriOf(file) === uri);
    return schema ? Promise.resolve(schema.text) : Promise.reject(new Error(`No schema ${uri}`));
  },
  workspaceContext: { resolveRelativePath: (path, base) => new URL(path, base).href },
});

server.configure({
  validate: true,
  hover: true,
  completion: true,
  schemas: Object.entries(settings["yaml.schemas"]).map(([file, describes]) => ({
    uri: uriOf(file),
    fileMatch: [describes],
  })),
});

/** Version of the document; the server parses a document again only for a new version. */
let version = 0;

/** Opens a changed file of the sample. */
function opened(path: string, change: (text: string) => string = (text) => text) {
  const text = change(sampleText(path));
  return TextDocument.create(uriOf(`data/${path}`), "yaml", ++version, text);
}

const problems = async (document: TextDocument) =>
  (await server.doValidation(document, false)).map(({ message }) => message);

test("VS Code knows which schema describes which file", () => {
  const wanted = schemas.map(({ file, describes }) => [`./${file}`, describes]);
  expect(settings["yaml.schemas"]).toEqual(Object.fromEntries(wanted));
  const { recommendations } = JSON.parse(readFileSync(".vscode/extensions.json", "utf8")) as {
    recommendations: string[];
  };
  expect(recommendations).toContain("redhat.vscode-yaml");
});

test.each(sampleFiles)("nothing is underlined in data/%s", async (path) => {
  expect(await problems(opened(path))).toEqual([]);
});

test.each([
  ["a missing key", "pharmacy.yaml", /^phone:.*\n/m, "", 'Missing property "phone".'],
  ["an unknown key", "pharmacy.yaml", "phone:", "phon:", "Property phon is not allowed."],
  [
    "hours that are none",
    "pharmacy.yaml",
    /saturday: .*/,
    'saturday: "9-2"',
    'Write it like this: "9AM-7PM".',
  ],
  [
    "a number for a text",
    "pharmacy.yaml",
    /zip: .*/,
    "zip: 55057",
    'Incorrect type. Expected "string".',
  ],
  ["an unknown icon", "services/immunizations.yaml", /^icon: .*/m, 'icon: "syrinx"', '"pill"'],
  ["an unknown section", "services/immunizations.yaml", '"booking"', '"boking"', '"booking"'],
  [
    "a text that is too long",
    "labels.yaml",
    /^call: .*/m,
    `call: "${"Call ".repeat(5)}"`,
    "String is longer than the maximum length of 20.",
  ],
])("%s is underlined and explained", async (_, path, from, to, message) => {
  const document = opened(path, (text) => text.replace(from, to));
  expect((await problems(document)).join("\n")).toContain(message);
});

test("pointing at a key explains it", async () => {
  const document = opened("pharmacy.yaml");
  const hover = await server.doHover(
    document,
    document.positionAt(document.getText().indexOf("storefrontUrl") + 3),
  );
  expect(JSON.stringify(hover?.contents)).toContain("The online store.");
});

/** Completions at the end of a file, with their documentation. */
async function completions(path: string, change: (text: string) => string) {
  const document = opened(path, change);
  const end = document.positionAt(document.getText().length);
  const { items } = await server.doComplete(document, end, false);
  return Object.fromEntries(
    items.map(({ label, documentation }) => [label, JSON.stringify(documentation) ?? ""]),
  );
}

test("typing completes the keys that are missing, and explains them", async () => {
  const keys = await completions("pharmacy.yaml", (text) => `${text.replace(/^phone:.*\n/m, "")}p`);
  expect(keys.phone).toContain("The store's phone number.");
  expect(keys).not.toHaveProperty("fax");
});

test("typing completes the keys of a section by its type", async () => {
  const keys = await completions(
    "services/immunizations.yaml",
    () => "sections:\n  - type: notice\n    ",
  );
  expect(keys.text).toContain("The notice.");
  expect(keys).not.toHaveProperty("points");
});
