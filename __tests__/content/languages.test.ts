/** Translations: words over facts, what is missing, what is stale, and what is published. */
import { loadContent } from "../../src/content/read/load-content";
import { siteContent } from "../../src/content/languages/site-content";
import { writeConfirmed } from "../../src/content/languages/confirmed";
import { translationsOf } from "../../src/content/languages/translations";
import { parseGatsbyYaml } from "../../src/content/read/gatsby-yaml";
import { checkContent } from "../../src/content/check-content";
import { contentCopy } from "../support/content/content-copy";

const content = contentCopy({ languages: "all" });

interface EquipmentFile {
  categories: { items: { name: string }[] }[];
}

const load = async () => (await loadContent(content.root())).content;
const warnings = async () =>
  (await checkContent(content.root(), Date.parse("2026-11-24"))).warnings
    .map(({ file, line, message }) => `${file}:${line} ${message}`)
    .filter((warning) => /data\/es|es:/.test(warning));

/** A file as pages get it. */
async function page(path: string) {
  const found = siteContent(await load()).get(path);
  if (!found) throw new Error(`The site has no ${path}.`);
  return found;
}

test("a translated page has its own words, and the facts of the default language", async () => {
  expect(await page("es/services/immunizations.yaml")).toMatchObject({
    locale: "es",
    path: "/es/servicios/vacunas/",
    languages: [
      { locale: "en-US", path: "/services/immunizations/" },
      { locale: "es", path: "/es/servicios/vacunas/" },
    ],
    title: "Vacunas",
    icon: "syringe",
    order: 3,
    picture: { file: "images/vaccine-vial.webp" },
  });
});

test("a translated page leads to translated pages, and to the same part of them", async () => {
  expect(await page("es/header.yaml")).toMatchObject({
    home: { path: "/es/" },
    quickActions: { hours: { path: "/es/contacto/#hours" } },
  });
});

test("the pages of a long category are each other's translations, whatever its name", async () => {
  const walkers = { picture: { file: "images/walker.webp", alt: "Walker" }, description: "Folds." };
  const items = Array.from({ length: 30 }, (_, index) => ({ name: `Walker ${index}`, ...walkers }));
  content.set("equipment.yaml", ["categories", 0, "items"], items);
  const words = items.map(({ name }) => ({
    name: name.replace("Walker", "Andador"),
    picture: { alt: "Andador" },
    description: "Se pliega.",
  }));
  content.set("es/equipment.yaml", ["categories", 0, "items"], words);
  const equipment = await page("es/services/durable-medical-equipment.yaml");
  expect(equipment).toMatchObject({
    subpages: [
      { category: 0, page: 1 },
      {
        category: 0,
        page: 2,
        languages: [
          {
            path: expect.stringMatching(
              /^\/services\/durable-medical-equipment\/[a-z-]+\/2\/$/,
            ) as string,
          },
          { path: expect.stringMatching(/^\/es\/servicios\/[a-z-]+\/[a-z-]+\/2\/$/) as string },
        ],
      },
    ],
  });
  expect(await page("es/services/immunizations.yaml")).toMatchObject({ subpages: [] });
});

test("special days are matched by date, so that a new one moves no reason", async () => {
  const text = content.text("pharmacy.yaml");
  const added = '  - date: "2026-12-12"\n    hours: "Closed"\n    reason: "Inventory"\n';
  content.write("pharmacy.yaml", text.replace("specialHours:\n", `specialHours:\n${added}`));
  const [inventory, thanksgiving] = (await load()).pharmacy?.value.specialHours ?? [];
  expect([inventory?.reason, thanksgiving?.reason]).toEqual(["Inventory", "Thanksgiving Day"]);
  expect(await warnings()).toEqual([
    expect.stringMatching(
      /^data\/pharmacy\.yaml:\d+ es: 99 %, 1 text missing\. Of this file: specialHours\.0\.reason\.$/,
    ),
  ]);
});

test("a page without all of its words is left out, and links lead to the default language", async () => {
  content.replace("es/pages/about.yaml", /^heading: .*\n/m, "");
  const files = siteContent(await load());
  expect(files.has("es/pages/about.yaml")).toBe(false);
  expect(files.get("es/header.yaml")).toMatchObject({
    about: { label: "Nosotros (en inglés)", path: "/about/" },
  });
  expect(await warnings()).toEqual([
    expect.stringMatching(/^data\/pages\/about\.yaml:\d+ es: .*Of this file: heading\.$/),
  ]);
});

test("a language without the words that all pages share is left out", async () => {
  content.replace("es/labels.yaml", /^call: .*\n/m, "");
  const files = [...siteContent(await load()).keys()];
  expect(files.filter((path) => path.startsWith("es/"))).toEqual([]);
});

test("a draft is left out of a site with a real address, but not of npm start, until somebody confirms it", async () => {
  content.set("pharmacy.yaml", ["website"], "https://www.boticapena.com/");
  expect((await publishedLanguages()).has("es")).toBe(false);
  const whileReading = [...siteContent(await load(), true).values()];
  expect(whileReading.map(({ locale }) => locale)).toContain("es");
  content.set("pharmacy.yaml", ["languages", 1, "confirmedBy"], "Ana Peña, PharmD");
  expect((await publishedLanguages()).has("es")).toBe(true);
});

const publishedLanguages = async () =>
  new Set([...siteContent(await load()).values()].map(({ locale }) => locale));

test("words that nothing asks for, a fact among words and an unknown language are mistakes", async () => {
  content.set("es/pages/about.yaml", ["intro", 3], "De más.");
  content.set("es/pharmacy.yaml", ["specialHours", 0, "date"], "2031-02-03");
  content.set("es/services/immunizations.yaml", ["order"], 4);
  content.write("fr/footer.yaml", 'about:\n  heading: "À propos"\n');
  const problems = await content.problems();
  expect(problems).toContain("data/pages/about.yaml has nothing like this here.");
  expect(problems).toContain("data/pharmacy.yaml has nothing like this here.");
  expect(problems).toMatch(/data\/es\/services\/immunizations\.yaml:\d+/);
  expect(problems).toContain("data/pharmacy.yaml does not name the language fr.");
});

test("where an entry was deleted in the middle of a list, its own translation is to be deleted, not the last", async () => {
  const { categories } = parseGatsbyYaml(content.text("equipment.yaml")) as EquipmentFile;
  content.set(
    "equipment.yaml",
    ["categories", 0, "items"],
    categories[0]?.items.filter(({ name }) => name !== "Rollator"),
  );
  const problems = await content.problems();
  expect(problems).toMatch(/data\/es\/equipment\.yaml:\d+.*\n.*rollator/);
  expect(problems).toContain("Delete this if it was deleted there.");
  expect(problems).not.toContain("Bastón");
});

test("a text that changed after its translation was confirmed is named, until it is translated again", async () => {
  const [state] = translationsOf(await load());
  if (!state) throw new Error("The sample has no translation.");
  content.write("es/confirmed.json", "{}");
  writeConfirmed(content.at(""), state);
  expect(await warnings()).toEqual([]);

  content.set("pages/about.yaml", ["heading"], "Who we are");
  expect(await warnings()).toEqual([
    expect.stringMatching(
      /^data\/es\/pages\/about\.yaml:\d+ The text of data\/pages\/about\.yaml changed .* "Who we are"$/,
    ),
  ]);

  content.set("es/pages/about.yaml", ["heading"], "Quiénes somos aquí");
  expect(await warnings()).toEqual([]);
});

test("a third language needs no code", async () => {
  const names = (await load()).files.map(({ path }) => path).filter((path) => /^es\//.test(path));
  for (const name of names) content.write(name.replace(/^es/, "vi"), content.text(name));
  content.set("pharmacy.yaml", ["languages", 2], { code: "vi" });
  expect(await content.problems()).toBe("");
  expect(await page("vi/services/immunizations.yaml")).toMatchObject({
    path: "/vi/servicios/vacunas/",
  });
});

test.each([
  ["has the wrong ending", (file: string) => `${file}.txt`, (text: string) => text],
  [
    "has another ending of YAML",
    (file: string) => file.replace(".yaml", ".yml"),
    (text: string) => text,
  ],
  ["cannot be read", (file: string) => file, () => "title: 'open\n"],
])("nobody is told to delete a translation whose original %s", async (_, rename, change) => {
  const file = "services/immunizations.yaml";
  const text = content.text(file);
  content.remove(file);
  content.write(rename(file), change(text));
  const problems = await content.problems();
  expect(problems).not.toContain("data/es/services/immunizations.yaml");
});
