/**
 * What our parts of the editing screen take for granted of Sveltia CMS, beside its documented events, formats and
 * settings. A new version is looked through by this list.
 */
import { readFileSync } from "node:fs";

const CMS = "node_modules/@sveltia/cms";

test("the version of Sveltia CMS is the one that this list was written for", () => {
  const own = JSON.parse(readFileSync("package.json", "utf8")) as Record<
    string,
    Record<string, string>
  >;
  const installed = JSON.parse(readFileSync(`${CMS}/package.json`, "utf8")) as { version: string };
  expect(own["dependencies"]?.["@sveltia/cms"]).toBe("0.221.1");
  expect(installed.version).toBe("0.221.1");
});

const script = readFileSync(`${CMS}/npm/index.js`, "utf8");

test.each([
  ["who signed in, in the browser's storage: repository.ts", ["sveltia-cms.user", "backendName"]],
  [
    "what is typed and not saved, in the browser's database: draft-backups.ts",
    ["draft-backups", "collectionName", "currentValues"],
  ],
  ["addresses of files: places.ts", ["/collections/", "/entries/", "_singletons"]],
  ["the message that opens a field: go-to-field.ts", ["highlight-editor-field"]],
  ["settings of each person: stay-open.ts", ["sveltia-cms.prefs", "closeOnSave"]],
  ["React for our fields: moment-field.ts", ["window.h="]],
  [
    "the message of a service as the reason: explain-refusals.ts",
    ["Server responded with an error"],
  ],
  ["keys of moved entries: written-texts.ts", ["__sc_"]],
  [
    "parts of the editor: entry-name.ts, go-to-field.ts, named-field.ts, keep-unsaved.ts, screen.css",
    ["content-editor", "item-list", "item-body", "summary", "toolbar", "placeholder"],
  ],
  [
    "attributes of fields: go-to-field.ts, paste-coordinates.ts",
    ["data-locale", "data-key-path", "data-field-type"],
  ],
  [
    "the button that leaves a file, and icons: keep-unsaved.ts, named-field.ts",
    ["class:`back`", "name:`close`", "name:`add`"],
  ],
  ['the button that says "Saving…": keep-unsaved.ts, screen.css', ["data-label"]],
  ["the chosen language, and its Spanish: staff-language.ts", ["sveltia-cms.prefs", "es-CO"]],
  [
    "requests to a service in Gitea's form: src/editor/server/local-repository.ts",
    ["/settings/api", "/file-contents?ref=", "/media/", "/git/trees/", "/branches/"],
  ],
  ["a transition between views: start.ts", ["startViewTransition"]],
  ["an error that shows its cause: check-saves.ts", ["saving_failed"]],
])("it has %s", (_, outsides) => {
  expect(outsides.filter((outside) => !script.includes(outside))).toEqual([]);
});
