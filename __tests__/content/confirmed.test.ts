/** What nobody has confirmed of a translation. */
import { writeConfirmed } from "../../src/content/languages/confirmed";
import { translationsOf } from "../../src/content/languages/translations";
import { loadContent } from "../../src/content/read/load-content";
import { readYaml } from "../../src/content/read/read-yaml";
import { contentCopy } from "../support/content/content-copy";

const content = contentCopy({ languages: "all" });

const load = async () => (await loadContent(content.root())).content;

/** What the check says of confirmed words, with the file before it. */
const unconfirmed = async () =>
  (await content.check()).warnings
    .map(({ file, message, fix, inYaml }) => `${file}: ${message} ${fix} ${inYaml}`)
    .filter((warning) => warning.includes("confirm"));

async function confirmSpanish() {
  const [state] = translationsOf(await load());
  if (!state) throw new Error("The sample has no translation.");
  content.write("es/confirmed.json", "{}");
  writeConfirmed(content.at(""), state);
}

const houseCalls = (sentence: string) => `title: "House calls"
intro: "${sentence}"
seo:
  title: "House calls"
  description: "${sentence}"
sections:
  - type: "text"
    heading: "House calls"
    parts:
      - text: "${sentence}"
`;

test.each([
  ["a text of the first language", "pages/about.yaml", "Who we are"],
  ["a translation", "es/pages/about.yaml", "Curamos todo"],
])("a file is named after %s changed, until somebody confirms it again", async (_, file, text) => {
  expect(await unconfirmed()).toEqual([]);
  content.set(file, ["heading"], text);
  expect(await unconfirmed()).toEqual([
    "data/es/pages/about.yaml: Words here, or in data/pages/about.yaml, changed after the Spanish ones were confirmed. Have them read beside those of data/pages/about.yaml, and confirmed. To confirm, run: npm run check -- --confirm es",
  ]);
  await confirmSpanish();
  expect(await unconfirmed()).toEqual([]);
});

test("a new page is named, and so is a new announcement", async () => {
  content.write("own-pages/house-calls.yaml", houseCalls("We visit you at home."));
  content.write("es/own-pages/house-calls.yaml", houseCalls("Lo visitamos en su casa."));
  const snow = { id: "snow", title: "We close early.", from: "2026-12-01", until: "2026-12-31" };
  content.set("announcements.yaml", ["announcements", 1], snow);
  content.set("es/announcements.yaml", ["announcements", 1], { id: "snow", title: "Cerramos." });
  expect(await content.problems()).toBe("");
  expect(await unconfirmed()).toEqual([
    expect.stringMatching(/^data\/es\/announcements\.yaml: Words here, or in .* changed/),
    expect.stringMatching(/^data\/es\/own-pages\/house-calls\.yaml: Nobody has confirmed/),
  ]);
});

test("entries that change places stay confirmed", async () => {
  content.set("otc.yaml", ["categories"], categories().toReversed());
  expect(await unconfirmed()).toEqual([]);
});

const categories = () =>
  (readYaml(content.text("otc.yaml")) as { categories: unknown[] }).categories;

test("a language that somebody confirmed without the command is named", async () => {
  content.remove("es/confirmed.json");
  expect(await unconfirmed()).toEqual([]);
  content.set("pharmacy.yaml", ["languages", 1, "confirmedBy"], "Ana Peña, PharmD");
  expect(await unconfirmed()).toEqual([
    expect.stringMatching(/^data\/pharmacy\.yaml: .*--confirm es$/),
  ]);
});

test("a lock file that cannot be read, as after a merge, is named with what to do", async () => {
  content.write("es/confirmed.json", "<<<<<<< HEAD\n{}");
  await expect(content.check()).rejects.toThrow(
    "data/es/confirmed.json cannot be read. Delete it, and run: npm run check -- --confirm es",
  );
});
