/** `npm run adopt` in Spanish, and in several languages. */
import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { sitePages } from "../../src/content/read/site-pages";
import { loadContent } from "../../src/content/read/load-content";
import { siteContent } from "../../src/content/languages/site-content";
import { translationsOf } from "../../src/content/languages/translations";
import type { Answers } from "../../tools/adopt/answers";
import { adoptCopy, answersWithout } from "../support/content/adopting";
import { contentCopy } from "../support/content/content-copy";

const content = contentCopy({ languages: "all" });
const NOW = Date.parse("2026-11-01T12:00:00Z");

/** The times of the sample in Spanish, whose translation it has. */
const SPANISH_TIMES = {
  newPrescriptionTime: "15-20 minutos",
  refillTime: "10 minutos",
  transferTime: "normalmente el mismo día",
  specialOrderTime: "24-48 horas",
  compoundedTime: "24-48 horas",
};

const adopt = (
  languages: string,
  absent: readonly (keyof Answers)[] = [],
  more: Partial<Answers> = {},
) => {
  const answers = { ...answersWithout(), ...SPANISH_TIMES, ...more, languages };
  for (const name of absent) Reflect.deleteProperty(answers, name);
  return adoptCopy(content, answers, NOW);
};

const read = (file: string) => readFileSync(content.at(file), "utf8");
/** What the pages of a language say. */
const shownIn = async (language: string) => {
  const { content: site } = await loadContent(content.root());
  const words = [...siteContent(site, true)].filter(
    ([path]) =>
      path.startsWith(`${language}/`) && !/\/(?:pharmacy|labels|equipment|otc)\.yaml$/.test(path),
  );
  return JSON.stringify(words.map(([, value]) => value));
};

const FACTS = [
  ...(["fax", "email", "since", "storefrontUrl", "bookingUrl", "compoundedTime"] as const),
  ...(["plans", "delivery"] as const),
];
const FILES = ["contactForm", "otc", "equipment"] as const;

test.each<[string, readonly (keyof Answers)[], RegExp]>([
  [
    "facts",
    FACTS,
    /\{(?:fax|email|since|compoundedTime|delivery)\}|a la medida|entregamos(?!")|"plans"|por fax|tienda en línea|sitio de citas|(?:pedidos|reservar|hora|cita) en línea/i,
  ],
  [
    "files",
    FILES,
    /formulario de contacto|los dos formularios|\bOTC\b|productos sin receta|equipo médico|\bandador|movilidad/i,
  ],
])("a site in Spanish alone does not speak of %s that it lacks", async (_, absent, traces) => {
  expect(await shownIn("es")).toMatch(traces);
  const { problems, warnings } = await adopt("es", absent);
  expect(problems).toEqual([]);
  expect(warnings.filter(({ path }) => !path?.includes("offers"))).toEqual([]);
  expect(existsSync(content.at("es/footer.yaml"))).toBe(false);
  expect(traces.exec(await shownIn("es"))?.[0]).toBeUndefined();
});

test("English can follow Spanish, with the sample's words and addresses of both", async () => {
  const { problems, warnings } = await adopt("es-PR, en");
  expect(problems).toEqual([]);
  // The answer is in the first language alone.
  const fee = "delivery.fee";
  expect(warnings.map(({ inYaml }) => inYaml)).toEqual([expect.stringContaining(fee)]);
  expect(parse(read("pharmacy.yaml"))).toMatchObject({
    languages: [{ code: "es-PR" }, { code: "en" }],
    readyTimes: { transfer: { words: "normalmente el mismo día" } },
    specialHours: expect.arrayContaining([
      { date: "2026-12-25", hours: "Closed", reason: "Navidad" },
    ]) as unknown,
  });
  expect(parse(read("en/pharmacy.yaml"))).toMatchObject({
    readyTimes: { transfer: { words: "usually the same day" } },
    specialHours: expect.arrayContaining([
      { date: "2026-12-25", reason: "Christmas Day" },
    ]) as unknown,
  });
  const { content: site } = await loadContent(content.root());
  const english = translationsOf(site).find(({ code }) => code === "en");
  expect(english?.files.flatMap(({ merged }) => merged.missing)).toMatchObject([{ name: fee }]);
  expect(english?.files.flatMap(({ merged }) => merged.unused)).toEqual([]);
  expect([...sitePages(content.root(), site.files).keys()]).toContain("/servicios/vacunas/");
  const page = siteContent(site, true).get("en/services/immunizations.yaml");
  expect(page).toMatchObject({ path: "/en/services/immunizations/", title: "Immunizations" });
  // Pages name the site's first language there.
  expect(read("en/forms/every-form.yaml")).toContain('callChoice: "You may call me in {language}"');
  expect(existsSync(content.at("es/footer.yaml"))).toBe(false);
});

test("each language leaves out what the pharmacy does not have", async () => {
  const { problems, warnings } = await adopt("es, en", [...FACTS, ...FILES, "servicesDeskPhone"]);
  expect(problems).toEqual([]);
  expect(warnings.filter(({ path }) => !path?.includes("offers"))).toEqual([]);
  expect(await shownIn("en")).not.toMatch(
    /\{(?:fax|email|since|compoundedTime)\}|online store|booking site|equipment(?! supplies)|OTC/,
  );
});

test("waiting times of the pharmacy's own are not translated by the sample's", async () => {
  await adopt("es, en", [], { newPrescriptionTime: "20-30 minutos", specialOrderTime: "mañana" });
  expect(parse(read("en/pharmacy.yaml"))).toMatchObject({
    readyTimes: { transfer: { words: "usually the same day" } },
  });
  expect(read("en/pharmacy.yaml")).not.toMatch(/minutes:|hours: \[|mañana|fee:/);
  expect(parse(read("pharmacy.yaml"))).toMatchObject({
    readyTimes: { newPrescription: { minutes: [20, 30] }, specialOrder: { words: "mañana" } },
  });
});

test("a waiting time in the sample's words of another language has those of each language", async () => {
  await adopt("es, en", [], { transferTime: "usually the same day" });
  expect(parse(read("pharmacy.yaml"))).toMatchObject({
    readyTimes: { transfer: { words: "normalmente el mismo día" } },
  });
  expect(parse(read("en/pharmacy.yaml"))).toMatchObject({
    readyTimes: { transfer: { words: "usually the same day" } },
  });
});

test("words that were typed in each language stand in the pages of each", async () => {
  const { problems, warnings } = await adopt("es, en", [], {
    transferTime: "al día siguiente / the next day",
    deliveryFee: "Gratis / Free",
  });
  expect([...problems, ...warnings]).toEqual([]);
  expect(parse(read("pharmacy.yaml"))).toMatchObject({
    readyTimes: { transfer: { words: "al día siguiente" } },
    delivery: { fee: "Gratis" },
  });
  expect(parse(read("en/pharmacy.yaml"))).toMatchObject({
    readyTimes: { transfer: { words: "the next day" } },
    delivery: { fee: "Free" },
  });
});

test("holidays of Puerto Rico are closed days in each language, and the check asks for them again", async () => {
  const { problems, warnings } = await adopt("es, en", [], {
    puertoRicanHolidays: "Reyes, Good Friday",
    deliveryFee: "$3",
  });
  expect([...problems, ...warnings]).toEqual([]);
  const { specialHours, ownHolidays } = parse(read("pharmacy.yaml")) as {
    specialHours: { date: string; hours: string; reason: string }[];
    ownHolidays: unknown;
  };
  expect(ownHolidays).toEqual([
    { name: "Día de Reyes", date: "January 6" },
    { name: "Viernes Santo", date: "2027-03-26" },
  ]);
  expect(specialHours).toContainEqual({
    date: "2027-03-26",
    hours: "Closed",
    reason: "Viernes Santo",
  });
  expect(parse(read("en/pharmacy.yaml"))).toMatchObject({
    specialHours: expect.arrayContaining([
      { date: "2027-01-06", reason: "Three Kings Day" },
    ]) as unknown,
  });
});

test("a language that the sample does not have can follow, without words yet", async () => {
  await adopt("en, es, vi");
  expect(parse(read("pharmacy.yaml"))).toMatchObject({
    languages: [{ code: "en" }, { code: "es" }, { code: "vi" }],
  });
  expect(existsSync(content.at("es/pages/home.yaml"))).toBe(true);
});

test("the first language has to be one of the sample's", async () => {
  await expect(adopt("vi, en")).rejects.toThrow('The sample has no words in the language "vi".');
});
