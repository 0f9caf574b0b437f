/** The questions of `npm run adopt`, and files of answers. */
import { PassThrough, Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { formatProblems } from "../../src/content/problem";
import { loadContent } from "../../src/content/read/load-content";
import { partsOf, readAllAnswers, weekdaysIn } from "../../tools/adopt/answers";
import { askQuestions } from "../../tools/adopt/ask";
import { sampleInLanguage } from "../../tools/adopt/sample-in-language";
import { ANSWERS_FILE, answersWithout } from "../support/content/adopting";

/** Typed lines of a pharmacy with all features. */
const TYPED = {
  languages: "",
  name: "Cloudberry Drug & Home Care",
  shortName: "Cloudberry Drug",
  street: "12 Harbor Road",
  street2: "",
  city: "Burlington",
  state: "VT",
  zip: "05401",
  location: "44.4759, -73.2121",
  timeZone: "America/New_York",
  phone: "(802) 555-4200",
  fax: "(802) 555-4201",
  email: "hello@example.com",
  website: "https://www.example.com/",
  since: "1987",
  monday: "8AM-8PM",
  tuesday: "",
  wednesday: "",
  thursday: "",
  friday: "",
  saturday: "9AM-5PM",
  sunday: "Closed",
  closedOnHolidays: "",
  newPrescriptionTime: "20-30 minutes",
  refillTime: "15 minutes",
  transferTime: "the next day",
  specialOrderTime: "1-2 days",
  compoundedTime: "2-3 days",
  plans: "Medicare Part D, Medicaid",
  delivery: "Burlington, 05403",
  deliveryDays: "Monday-Friday",
  deliveryFee: "Free for orders of $25 or more; otherwise $4",
  servicesDeskPhone: "(802) 555-4202",
  storefrontUrl: "https://shop.example.com/",
  bookingUrl: "https://booking.example.com/",
  refillUrl: "",
  transferUrl: "",
  refillForm: "",
  contactForm: "",
  mailService: "",
  mailServiceSince: "2026-12-01",
  mailbox: "Google Workspace",
  mailboxSince: "",
  host: "",
  vaccines: "yes",
  screenings: "yes",
  diabetes: "yes",
  counseling: "yes",
  specialty: "yes",
  supplies: "yes",
  equipment: "yes",
  otc: "yes",
  medSync: "yes",
  automaticRefill: "yes",
  reviews: "yes",
  dosePacks: "yes",
  travelVaccines: "",
  bloodPressure: "yes",
  bloodSugar: "yes",
  cholesterol: "yes",
  bodyComposition: "",
  outreach: "",
  injectionTraining: "yes",
  diabetesLessons: "yes",
  mood: "yes",
  nutrition: "yes",
  weight: "",
  smoking: "yes",
  longVisits: "yes",
  fitting: "yes",
  setup: "yes",
  repair: "",
  benefitCards: "yes",
  itemizedReceipts: "yes",
  medicare: "yes",
  notCarried: "Hospital bed, Crutches",
};

const sample = loadContent(".");
let sampleIn: Parameters<typeof askQuestions>[2];
beforeAll(async () => {
  const { content } = await sample;
  sampleIn = (language) => sampleInLanguage(content, language) ?? [];
});

/** Types the answers; an answer may have several lines. */
async function answer(typed: Partial<Record<keyof typeof TYPED, string>> = {}) {
  const lines = Object.values({ ...TYPED, ...typed });
  const output = new PassThrough();
  const shown = text(output);
  const answers = await askQuestions(Readable.from(`${lines.join("\n")}\n`), output, sampleIn);
  output.end();
  return { answers, shown: await shown };
}

test("what is typed is what a file of answers says", async () => {
  const { answers, shown } = await answer();
  expect(answers).toEqual(answersWithout());
  expect(shown).toContain("America/New_York, America/Chicago, ");
});

test("a day of the week has the hours of the day before, unless it has its own", async () => {
  const { answers, shown } = await answer({ monday: "Closed", tuesday: "9AM-1PM, 2PM-6PM" });
  const { monday, tuesday, friday, saturday } = answers;
  expect({ monday, tuesday, friday, saturday }).toEqual({
    monday: "Closed",
    tuesday: "9AM-1PM, 2PM-6PM",
    friday: "9AM-1PM, 2PM-6PM",
    saturday: "9AM-5PM",
  });
  expect(shown).toContain("Hours on Wednesday [9AM-1PM, 2PM-6PM]: ");
  expect(shown).toContain("Hours on Saturday: ");
});

test.each([
  ["phone", "555-4200\n(802) 555-4200", '"555-4200" is not a US phone number we can dial.'],
  ["phone", "(507) 555-0142\n(802) 555-4200", "nobody has a number with 555-01"],
  ["website", "https://cloudberry.example/\nhttps://www.example.com/", "ends in .example"],
  ["location", "44.4759\n44.4759, -73.2121", '"longitude" must be a number.'],
  ["location", "44.4759, 73.2121\n44.4759, -73.2121", "is not in the United States"],
  ["timeZone", "Vermont\nAmerica/New_York", '"Vermont" is not the name of a time zone.'],
  ["languages", "Spanish\n", '"Spanish" is not a list of language codes.'],
  ["languages", "en, en\n", '"en, en" has a language twice.'],
  ["name", "\nCloudberry Drug & Home Care", '"name" is empty.'],
] as const)("%s: %j is explained, and asked again", async (name, typed, explanation) => {
  const { answers, shown } = await answer({ [name]: typed });
  expect(answers).toEqual(answersWithout());
  expect(shown).toContain(explanation);
});

test("a name that is too long is not offered as the short name", async () => {
  const name = "Cloudberry Drug & Home Care of Burlington";
  const { answers, shown } = await answer({ name });
  expect(answers).toMatchObject({ name, shortName: "Cloudberry Drug" });
  expect(shown).toContain("of at most 28 letters: ");
});

test("Enter, or none, leaves out what a pharmacy does not have", async () => {
  const { answers, shown } = await answer({ fax: "", since: "none", bookingUrl: "None" });
  expect(answers).toEqual(answersWithout(["fax", "since", "bookingUrl"]));
  expect(shown).toContain("Fax [none]: ");
});

test("a site that is first in Spanish is asked in Spanish, and answers in Spanish are understood", async () => {
  const { answers, shown } = await answer({
    languages: "es-PR, en",
    state: "P. R.\nPR\n",
    location: "18.0111, -66.6141",
    fax: "Ninguno",
    monday: "8AM-12PM, 1PM-6PM",
    sunday: "cerrado",
    closedOnHolidays: "sí\nReyes, mañana\nReyes y Viernes Santo",
    transferTime: "usually the same day",
    deliveryDays: "martes y jueves",
    refillForm: "Si",
    notCarried: "Camiones\nCama de hospital",
  });
  expect(answers).toMatchObject({
    monday: "8AM-12PM, 1PM-6PM",
    sunday: "Closed",
    closedOnHolidays: "yes",
    puertoRicanHolidays: "Reyes y Viernes Santo",
    deliveryDays: "martes y jueves",
    refillForm: "yes",
    vaccines: "yes",
    notCarried: "Cama de hospital",
  });
  expect(shown).toContain("Bastón, ");
  expect(shown).toContain("Camiones?");
  expect(answers.fax).toBeUndefined();
  expect(shown).toContain("Nombre de la farmacia: ");
  expect(shown).toContain("Fax [ninguno]: ");
  expect(shown).toContain('"Reyes, mañana" no está entre esos días.');
  expect(shown.replace(/^[^]*Nombre de la farmacia/, "")).not.toMatch(/\b(?:Your|is|the|of|for)\b/);
});

test.each([
  ["Monday-Wednesday, Friday", ["monday", "tuesday", "wednesday", "friday"]],
  ["lunes a miércoles, viernes", ["monday", "tuesday", "wednesday", "friday"]],
  ["Martes, jueves", ["tuesday", "thursday"]],
  ["Sabado y domingo", ["saturday", "sunday"]],
  ["mañana", []],
])("%s are days of the week", (typed, days) => {
  expect(weekdaysIn(typed)).toEqual(days);
});

test("an end before the last answer is an end", async () => {
  const output = new PassThrough().resume();
  const input = Readable.from("Cloudberry Drug\n");
  await expect(askQuestions(input, output, sampleIn)).rejects.toThrow(
    "Stopped. Nothing was written.",
  );
});

const explained = (file: string) => {
  const result = readAllAnswers("answers.yaml", file);
  return "problems" in result ? formatProblems(result.problems) : "";
};

test("a file of answers is explained as content is: line, what is wrong, what to write", () => {
  const file = ANSWERS_FILE.replace('zip: "05401"', "zip: 0540").replace("wednesday", "wensday");
  expect(explained(file)).toContain("answers.yaml:6:6\n  | zip: 0540");
  expect(explained(file)).toContain('"0540" is not a ZIP code.');
  expect(explained(file)).toContain('Did you mean "wednesday"?');
});

test("delivery without days or a fee is explained, with no word that is there already", () => {
  const file = ANSWERS_FILE.replace(/^deliveryDays: .*\n/m, "");
  expect(explained(file)).toContain('needs "deliveryDays" and "deliveryFee" beside it.');
  expect(explained(file)).not.toContain("Did you mean");
});

test.each([
  ["phone: (507) 555-0142", "nobody has a number with 555-01"],
  ["phone: 'x", "answers.yaml:1"],
])("a file that says %j is explained", (file, explanation) => {
  expect(explained(file)).toContain(explanation);
});

test.each(["none", "No", "n/a", '"-"'])(
  "a file may say %s for what a pharmacy does not have",
  (none) => {
    const file = ANSWERS_FILE.replace(/^fax: .*/m, `fax: ${none}`);
    expect(readAllAnswers("answers.yaml", file)).toEqual({ answers: answersWithout(["fax"]) });
  },
);

test("no service is no name of one, which every form would name", () => {
  const file = ANSWERS_FILE.replace(/^mailService: .*/m, "mailService: none");
  expect(explained(file)).toContain("names no service");
});

test("the quotation marks of a word processor are no part of an answer, nor is the word before the last town", () => {
  const file = ANSWERS_FILE.replace(/^city: .*/m, "city: “Burlington”");
  expect(readAllAnswers("answers.yaml", file)).toMatchObject({ answers: { city: "Burlington" } });
  expect(partsOf("Sedona, Cottonwood, and Andover")).toEqual(["Sedona", "Cottonwood", "Andover"]);
});
