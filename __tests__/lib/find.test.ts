/** What patients type on the A to Z page of the sample, and what they find first. */
import { siteContent } from "../../src/content/languages/site-content";
import { loadContent } from "../../src/content/read/load-content";
import { find, findable, type Findable, wordsOf } from "../../src/lib/find";
import { byLetter } from "../../src/sections/a-z/by-letter";

interface Entry extends Findable {
  name: string;
  alsoCalled: readonly string[];
}

interface Listed {
  name: string;
  within?: string;
  alsoCalled: string[];
}

const listOf = (entries: readonly Listed[], language: string): Entry[] =>
  byLetter(entries, ({ name }) => name, language)
    .flatMap((letter) => letter.entries)
    .map(({ name, within, alsoCalled }) => ({
      name,
      alsoCalled,
      ...findable([name, ...alsoCalled], within ?? ""),
    }));

/** The sample's list in a language, in the order of the page. */
async function sampleList(language: string): Promise<Entry[]> {
  const { content } = await loadContent(process.cwd());
  const page = siteContent(content).get(`${language}/pages/a-z.yaml`);
  return listOf(page?.["entries"] as Listed[], language);
}

const firstOf = (list: readonly Entry[], typed: string) => find(list, typed)[0]?.entry.name;

const ENGLISH: [typed: string, name: string][] = [
  ["Tylenl", "Acetaminophen tablets"],
  ["accetominophen", "Acetaminophen tablets"],
  ["glucose moniter", "Continuous glucose monitor sensors, with a prescription"],
  ["walker", "Folding walker"],
  ["eyedrops", "Lubricating eye drops"],
  ["dry eyes", "Lubricating eye drops"],
  ["bed side commode", "Bedside commodes"],
  ["vitamin b 12", "Vitamin B12"],
  ["diabetic test strips", "Test strips"],
  ["cough medicine for kids", "Cough syrup"],
  ["ace bandage", "Adhesive bandages"],
  ["allergy meds", "Cetirizine allergy tablets"],
  ["headache medicine", "Acetaminophen tablets"],
  ["how much is a wheelchair", "Wheelchairs"],
];

const SPANISH: [typed: string, name: string][] = [
  ["asetaminofen", "Acetaminofén en tabletas"],
  ["jarabe tos", "Jarabe para la tos"],
  ["dientes postizos", "Limpiador para dentaduras postizas"],
  ["bastones", "Bastón"],
  ["multivitaminas para mujer", "Multivitaminas diarias"],
  ["medicina para la tos de los niños", "Jarabe para la tos"],
  ["transferir receta", "Transferencia de recetas"],
  ["medicina para la presion", "Surtir recetas"],
  ["medicina para la acidez", "Famotidina para reducir la acidez"],
  ["medidor de presion", "Monitores de presión arterial"],
];

/** What the sample does not have, some of it beside words that it has. */
const NOT_HERE = {
  "en-US": ["knee brace", "ear wax", "sleeping pills", "face masks", "hair care", "oxygen tank"],
  es: ["rodillera", "cubrebocas", "pastillas para dormir", "prueba covid", "aspirina"],
};

/** Entries of a larger pharmacy: a word that many entries have says less. */
const MORE: readonly Listed[] = Array.from({ length: 100 }, (_, index) => ({
  name: `Brace ${index} for the knee`,
  within: "Braces",
  alsoCalled: [`Support ${index}`, `Wrap ${index}`],
}));

describe.each<["en-US" | "es", typeof ENGLISH]>([
  ["en-US", ENGLISH],
  ["es", SPANISH],
])("in %s", (language, queries) => {
  let list: Entry[];
  let long: Entry[];
  beforeAll(async () => {
    list = await sampleList(language);
    long = [...list, ...listOf(MORE, language)];
  });

  test.each(queries)("%s finds first, also beside 100 more entries: %s", (typed, name) => {
    expect(firstOf(long, typed)).toBe(name);
  });

  test("what is not here is not found by a word that many entries have, or a mere beginning", () => {
    for (const typed of NOT_HERE[language])
      expect([typed, firstOf(list, typed)]).toEqual([typed, undefined]);
  });

  test("every entry is found first by its name, and among the first by each further name", () => {
    for (const { name, alsoCalled } of list) {
      expect([name, firstOf(list, name)]).toEqual([name, name]);
      for (const other of alsoCalled) {
        const best = find(list, other).slice(0, 4);
        expect([other, ...best.map(({ entry }) => entry.name)]).toContain(name);
      }
    }
  });
});

describe("a list", () => {
  const list = listOf(
    [
      { name: "Knee brace", within: "Braces", alsoCalled: ["Knee support"] },
      { name: "Heating pad", within: "Pain relief", alsoCalled: [] },
      { name: "Baños de sal", within: "Relief", alsoCalled: ["Epsom salt"] },
    ],
    "en-US",
  );
  const foundBy = (typed: string) => find(list, typed).map(({ entry }) => entry.name);

  test.each<[string, string, string[]]>([
    ["two letters that are not its own", "briece", []],
    ["a wrong letter", "brece", ["Knee brace"]],
    ["a letter too few", "suport", ["Knee brace"]],
    ["a letter too many", "heatting", ["Heating pad"]],
    ["two letters swapped", "haeting", ["Heating pad"]],
    ["a wrong letter in a short word", "knwe", []],
    ["two wrong letters in a long word", "suppodd", ["Knee brace"]],
    ["two letters too few or too many in a long word", "hheatinng", ["Heating pad"]],
    ["three wrong letters", "supeddt", []],
  ])("with %s: %s", (_, typed, names) => {
    expect(foundBy(typed)).toEqual(names);
  });

  test("is searched without accents, and by words in any order", () => {
    expect(foundBy("sal banos")).toEqual(["Baños de sal"]);
    expect(foundBy("BRACE knee")).toEqual(["Knee brace"]);
  });

  test("is searched by beginnings and plurals of words", () => {
    expect(foundBy("heat")).toEqual(["Heating pad"]);
    expect(foundBy("braces for the knees")).toEqual(["Knee brace"]);
  });

  test("is searched by what an entry stands within, after its names", () => {
    expect(foundBy("relief")).toEqual(["Baños de sal", "Heating pad"]);
  });

  test("says by which name an entry was found", () => {
    expect(find(list, "epsom")[0]?.name).toBe(1);
    expect(find(list, "epson")[0]?.name).toBe(1);
    expect(find(list, "sal")[0]?.name).toBe(0);
  });

  test("has nothing for words that it does not have", () => {
    expect(foundBy("oxygen tank")).toEqual([]);
    expect(foundBy("hea oxygen")).toEqual([]);
    expect(foundBy("!?")).toEqual([]);
  });
});

describe("words in other writings", () => {
  const list = listOf(
    [
      "Thuốc đau đầu",
      "Straße",
      "Œil",
      "Łódź",
      "Ağrı kesici",
      "流感疫苗",
      "使い捨てマスク",
      "예방접종",
      "ยาแก้ปวด",
    ].map((name) => ({ name, alsoCalled: [] })),
    "en-US",
  );
  const foundBy = (typed: string) => find(list, typed).map(({ entry }) => entry.name);

  test.each([
    ["dau dau", "Thuốc đau đầu"],
    ["strasse", "Straße"],
    ["oeil", "Œil"],
    ["lodz", "Łódź"],
    ["agri", "Ağrı kesici"],
  ])("are found without their strokes and ligatures: %s", (typed, name) => {
    expect(foundBy(typed)).toEqual([name]);
  });

  test.each([
    ["疫苗", "流感疫苗"],
    ["マスク", "使い捨てマスク"],
    ["แก้ปวด", "ยาแก้ปวด"],
  ])("are found by a part of a name without spaces: %s", (typed, name) => {
    expect(foundBy(typed)).toEqual([name]);
  });
});

test("words are in small letters, without accents and signs", () => {
  expect(wordsOf("¿Baños? Children's B-12")).toEqual(["banos", "childrens", "b", "12"]);
});
