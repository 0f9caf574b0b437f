/** Translations: words over facts, what is missing, and what is published. */
import { loadContent } from "../../src/content/read/load-content";
import { siteContent } from "../../src/content/languages/site-content";
import { readYaml } from "../../src/content/read/read-yaml";
import { DAYS } from "../../src/time/opening-hours";
import { contentCopy } from "../support/content/content-copy";

const content = contentCopy({ languages: "all" });

interface Equipment {
  id?: string;
  name: string;
  alsoCalled?: string[];
  description: string;
  picture: { file: string; alt: string };
}

interface EquipmentFile {
  categories: { items: Equipment[] }[];
}

const load = async () => (await loadContent(content.root())).content;
const warnings = async () =>
  (await content.check()).warnings
    .map(({ file, line, message, fix, inYaml }) => `${file}:${line} ${message} ${fix} ${inYaml}`)
    .filter((warning) => /data\/es|es:/.test(warning));

/** A file as pages get it. */
async function page(path: string) {
  const found = siteContent(await load()).get(path);
  if (!found) throw new Error(`The site has no ${path}.`);
  return found;
}

test("a translated page has its own words, and the facts of the default language", async () => {
  expect(await page("es/pharmacy.yaml")).toMatchObject({
    facts: { phone: "(507) 555-0142", newPrescriptionTime: "15-20 minutos" },
  });
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

test("hours may be written in Spanish", async () => {
  const english = await hoursWritten("Closed", "24 hours", "By appointment");
  expect(english).not.toContain("Closed");
  expect(await hoursWritten("Cerrado", "24 horas", "Con cita previa")).toBe(english);
  expect(await content.problems()).toBe("");
});

/** Returns the week of pages after these hours were written on three days of it. */
async function hoursWritten(...written: readonly string[]) {
  for (const [index, hours] of written.entries())
    content.set("pharmacy.yaml", ["hours", DAYS[index] ?? ""], hours);
  return JSON.stringify((await page("es/pharmacy.yaml"))["hours"]);
}

test("a translated page leads to translated pages, and to the same part of them", async () => {
  expect(await page("es/header.yaml")).toMatchObject({
    home: { path: "/es/" },
    quickActions: { hours: { path: "/es/contacto/#hours" } },
  });
});

/** The Spanish names of the first category's equipment. */
async function equipmentNames() {
  const { categories } = (await page("es/equipment.yaml")) as unknown as EquipmentFile;
  return categories[0]?.items.map(({ name }) => name);
}

/** Changes the equipment of the first category. */
function changeEquipment(change: (items: Equipment[]) => void) {
  const { categories } = readYaml(content.text("equipment.yaml")) as EquipmentFile;
  const items = categories[0]?.items ?? [];
  change(items);
  content.set("equipment.yaml", ["categories", 0, "items"], items);
}

const knee: Equipment = {
  name: "Knee walker",
  description: "Rest the hurt leg on it.",
  picture: { file: "images/walker.webp", alt: "Knee walker with a pad" },
};

const ANDADOR = "Andador plegable";
const ROLLATOR = "Andador con ruedas y asiento (rollator)";
const BASTON = "Bastón";

/** Paths of all pages in Spanish. */
const spanishPages = async () =>
  [...siteContent(await load())].flatMap(([, { locale, path }]) =>
    locale === "es" && typeof path === "string" ? path : [],
  );

test("a special day without a Spanish reason takes nothing away, and pages show the reason in English", async () => {
  const before = await spanishPages();
  content.replace(
    "pharmacy.yaml",
    "specialHours:\n",
    'specialHours:\n  - date: "2026-12-12"\n    hours: "9AM-1PM"\n    reason: "Snow"\n',
  );
  expect(await spanishPages()).toEqual(before);
  const { specialHours } = (await page("es/pharmacy.yaml")) as {
    specialHours: { date: string; reason: string }[];
  };
  expect(specialHours.slice(0, 2).map(({ date, reason }) => [date, reason])).toEqual([
    ["2026-12-12", "Snow"],
    ["2026-12-24", "Nochebuena"],
  ]);
  expect(await warnings()).toEqual([
    expect.stringMatching(
      /^data\/pharmacy\.yaml:\d+ One text is not in Spanish yet\. Until then, Spanish pages show this text in English\. They belong into data\/es\/pharmacy\.yaml: specialHours\.2026-12-12\.reason\. In all files, es: 99 %, 1 text missing\.$/,
    ),
  ]);
});

test.each<[string, (items: Equipment[]) => void, string[]]>([
  [
    "in the middle",
    (items) => items.splice(1, 0, knee),
    [ANDADOR, "Knee walker", ROLLATOR, BASTON],
  ],
  ["in place of another", (items) => items.splice(1, 1, knee), [ANDADOR, "Knee walker", BASTON]],
  ["out of the list", (items) => items.splice(1, 1), [ANDADOR, BASTON]],
  ["sorted", (items) => items.reverse(), [BASTON, ROLLATOR, ANDADOR]],
])("a product %s leaves all others their own words, and every page", async (_, change, names) => {
  const before = await spanishPages();
  changeEquipment(change);
  expect(await spanishPages()).toEqual(before);
  expect(await equipmentNames()).toEqual(names);
  expect(await content.problems()).toBe("");
});

test("words for what is gone are named with the key to write, and stop nothing", async () => {
  changeEquipment((items) => {
    const [walker] = items;
    if (walker) walker.name = "Folding walker (corrected)";
  });
  expect(await equipmentNames()).toContain("Folding walker (corrected)");
  expect(await content.problems()).toBe("");
  expect(await warnings()).toContainEqual(
    expect.stringMatching(
      /^data\/es\/equipment\.yaml:\d+ Nothing in data\/equipment\.yaml is called "folding-walker" now.* write id: "folding-walker" at that entry/,
    ),
  );
  changeEquipment((items) => {
    const [walker] = items;
    if (walker) walker.id = "folding-walker";
  });
  expect(await equipmentNames()).toContain(ANDADOR);
  // Its name changed after the translation was confirmed.
  expect(await warnings()).toEqual([
    expect.stringMatching(/^data\/es\/equipment\.yaml.* confirmed/),
  ]);
});

test("words that do not say which entry they are for are not guessed", async () => {
  content.replace("es/equipment.yaml", '      - id: "rollator"\n        name', "      - name");
  expect(await equipmentNames()).toEqual([ANDADOR, "Rollator", BASTON]);
  expect(await warnings()).toContainEqual(
    expect.stringMatching(
      /^data\/es\/equipment\.yaml:\d+ These words do not say .* id: "rollator"/,
    ),
  );
});

const ENGLISH = '          - "Tylenol"\n          - "Panadol"\n';

async function namesOf(language: string) {
  const { categories } = (await page(`${language}/otc.yaml`)) as unknown as EquipmentFile;
  return categories[0]?.items[0]?.alsoCalled;
}

test("names that each language has of its own are not matched with those of another language", async () => {
  content.replace("otc.yaml", ENGLISH, '          - "Fever pill"\n');
  content.replace("es/otc.yaml", ENGLISH, ENGLISH + '          - "Para la calentura"\n');
  expect(await namesOf("en-US")).toEqual(expect.arrayContaining(["Fever pill"]));
  expect(await namesOf("es")).toEqual(
    expect.arrayContaining(["Tylenol", "Panadol", "Para la calentura"]),
  );
  expect(await warnings()).toEqual([expect.stringMatching(/^data\/es\/otc\.yaml.* confirmed/)]);
});

test.each<[string, RegExp, string]>([
  // What keeps the page unpublished is named first.
  ["a main heading", /^heading: .*\n| +title: .*\n/gm, "heading, seo\\.title"],
  ["a search description", /^ +description: .*\n/m, "seo\\.description"],
])(
  "a page without %s is left out, and links lead to the default language",
  async (_, lines, names) => {
    content.replace("es/pages/about.yaml", lines, "");
    const files = siteContent(await load());
    expect(files.has("es/pages/about.yaml")).toBe(false);
    expect(files.get("es/header.yaml")).toMatchObject({
      about: { label: "Nosotros (en inglés)", path: "/about/" },
    });
    const [warning, ...others] = await warnings();
    expect(warning).toMatch(
      new RegExp(
        `^data/pages/about\\.yaml:\\d+ .* They belong into data/es/pages/about\\.yaml: ${names}`,
      ),
    );
    expect(warning).toMatch(
      / Until its heading and its search description have words, patients are led to the English page \/about\/\. /,
    );
    expect(others).toEqual([]);
  },
);

test("a page with two words translated is published, and the others are in English", async () => {
  const before = await spanishPages();
  const bare = {
    "es/pages/home.yaml":
      'seo:\n  description: "Su farmacia."\nhero:\n  heading: "La farmacia que lo conoce"\n',
    "es/pages/about.yaml": 'seo:\n  description: "Nosotros."\nheading: "Nosotros"\n',
    "es/own-pages/questions.yaml": 'title: "Preguntas"\nseo:\n  description: "Preguntas."\n',
    "es/services/immunizations.yaml": 'title: "Vacunas"\nseo:\n  description: "Vacunas."\n',
  };
  const slugs = Object.keys(bare).map((file) => /^slug: .*\n/m.exec(content.text(file))?.[0] ?? "");
  Object.entries(bare).forEach(([file, words], index) =>
    content.write(file, `${slugs[index] ?? ""}${words}`),
  );
  expect(await spanishPages()).toEqual(before);
  expect(await content.problems()).toBe("");
  const home = (await page("es/pages/home.yaml")) as { hero: { heading: string; text: string } };
  expect([home.hero.heading, home.hero.text]).toEqual([
    "La farmacia que lo conoce",
    (readYaml(content.text("pages/home.yaml")) as typeof home).hero.text,
  ]);
  const questions = (await page("es/own-pages/questions.yaml")) as {
    sections: { heading: string }[];
  };
  expect(questions.sections[0]?.heading).toBe("Prescriptions");
});

test("names of people and plans are the same in all languages, unless somebody writes another", async () => {
  const people = [
    { name: "Ana Peña, PharmD", role: "Pharmacist" },
    { name: "Lee Vang", role: "Clerk" },
  ];
  content.set(
    "own-pages/questions.yaml",
    ["sections"],
    [{ type: "people", heading: "We", people }],
  );
  const translated = [{ id: "lee-vang", name: "Lis Vang" }];
  content.set(
    "es/own-pages/questions.yaml",
    ["sections"],
    [{ type: "people", id: "we", people: translated }],
  );
  content.set("es/pharmacy.yaml", ["plans"], [{ id: "medicare-part-d", name: "Medicare Parte D" }]);
  const { plans } = (await page("es/pharmacy.yaml")) as unknown as { plans: { name: string }[] };
  expect(plans.slice(1, 3).map(({ name }) => name)).toEqual([
    "Medicare Parte D",
    "Minnesota Medicaid",
  ]);
  const { sections } = (await page("es/own-pages/questions.yaml")) as unknown as {
    sections: { people: { name: string; role: string }[] }[];
  };
  expect(sections[0]?.people.map(({ name, role }) => `${name}: ${role}`)).toEqual([
    "Ana Peña, PharmD: Pharmacist",
    "Lis Vang: Clerk",
  ]);
  expect((await warnings()).join("\n")).not.toMatch(/plans\.[a-z-]+\.name|people\.[a-z-]+\.name/);
});

test("a map of OpenStreetMap has its credit in the words of the page, and another map has none", async () => {
  const credit = async (code: string) =>
    (await page(`${code}/pages/contact.yaml`)) as { map: { credit?: { label: string } } };
  expect((await credit("es")).map.credit).toBeUndefined();
  content.replace("images/map.svg", "<svg", '<svg data-source="OpenStreetMap"');
  expect((await credit("es")).map.credit).toEqual({
    label: "Datos del mapa © colaboradores de OpenStreetMap",
    url: "https://www.openstreetmap.org/copyright",
  });
  content.replace("es/pages/contact.yaml", /^ {2}mapData: .*\n/m, "");
  const { label = "" } = (await credit("es")).map.credit ?? {};
  expect(label).toBe("Map data © OpenStreetMap contributors");
});

test("a sentence of a list may wait for its words, wherever it stands", async () => {
  const file = "services/diabetic-care.yaml";
  const points = ["Free parking", "Low prices", "Setting up a new meter"];
  content.set(file, ["sections", 4, "points"], points);
  const words = ["", "", "Configurar un medidor nuevo"];
  content.set(`es/${file}`, ["sections", 4, "points"], words);
  const { sections } = (await page(`es/${file}`)) as { sections: { points: string[] }[] };
  expect(sections[4]?.points).toEqual(["Free parking", "Low prices", words[2]]);
  expect(await content.problems()).toBe("");
  expect((await warnings()).join("\n")).toContain("sections.support-services.points.0");
});

test("a language without any words has one line in the check, and no page", async () => {
  content.set("pharmacy.yaml", ["languages", 2], { code: "vi" });
  expect((await publishedLanguages()).has("vi")).toBe(false);
  const { problems, warnings } = await content.check();
  expect(problems).toEqual([]);
  expect(warnings.map(({ message }) => message)).toEqual([
    "Nothing is translated into Vietnamese yet, so no page is published in it.",
  ]);
});

test("a language begins with one page, which has everything around it in the default language", async () => {
  content.set("pharmacy.yaml", ["languages", 2], { code: "vi" });
  content.write("vi/pages/about.yaml", content.text("es/pages/about.yaml"));
  const files = siteContent(await load());
  expect(files.get("vi/pages/about.yaml")).toMatchObject({ path: "/vi/nosotros/" });
  expect([...files.values()].filter(({ locale, path }) => locale === "vi" && path)).toHaveLength(1);
  expect(files.get("vi/header.yaml")).toMatchObject({ home: { path: "/" } });
});

test("a page without a slug keeps its name in the first language, and the check says so", async () => {
  content.set("pharmacy.yaml", ["languages", 2], { code: "vi" });
  content.write(
    "vi/pages/about.yaml",
    content.text("es/pages/about.yaml").replace(/^slug: .*\n/m, ""),
  );
  const { warnings: found } = await content.check();
  expect(found).toContainEqual(
    expect.objectContaining({
      file: "data/vi/pages/about.yaml",
      message: "The page has no Vietnamese web address. It is /vi/about/.",
    }),
  );
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

test("a fact among words is a mistake", async () => {
  content.set("es/services/immunizations.yaml", ["order"], 4);
  expect(await content.problems()).toMatch(/data\/es\/services\/immunizations\.yaml:\d+/);
});

test("words that nothing shows are named, and do not stop the build", async () => {
  content.set("es/pages/about.yaml", ["intro", 3], "De más.");
  content.set("es/pharmacy.yaml", ["specialHours", 0, "date"], "2031-02-03");
  content.write("es/own-pages/team.yaml", 'title: "El equipo"\n');
  content.write("fr/footer.yaml", 'about:\n  heading: "À propos"\n');
  expect(await content.problems()).toBe("");
  const { warnings } = await content.check();
  const messages = warnings.map(({ message }) => message);
  expect(messages).toEqual(
    expect.arrayContaining([
      "data/pages/about.yaml has nothing like this, so no page shows these words.",
      'Nothing in data/pharmacy.yaml is called "2031-02-03" now, so no page shows these words.',
      "There is no data/own-pages/team.yaml, so no page shows these words.",
      "No page shows these words: French is not a language of the site.",
    ]),
  );
});

test.each([
  ["has the wrong ending", (file: string) => `${file}.txt`, (text: string) => text],
  ["cannot be read", (file: string) => file, () => "title: 'open\n"],
])("nobody is told to delete a translation whose original %s", async (_, rename, change) => {
  const file = "services/immunizations.yaml";
  const text = content.text(file);
  content.remove(file);
  content.write(rename(file), change(text));
  const problems = await content.problems();
  expect(problems).not.toContain("data/es/services/immunizations.yaml");
});
