/** Texts that nobody finished, proofread or took down, and honest ones that only look like them. */
import { checkContent } from "../../src/content/check-content";
import { contentCopy } from "../support/content/content-copy";

const content = contentCopy();
const NOW = Date.parse("2026-11-20T18:00:00Z");

/** What the check says of a file of the copy, as `message fix`. */
async function saidOf(file: string) {
  const { problems, warnings } = await checkContent(content.root(), NOW);
  const told = (list: typeof problems) =>
    list.filter((it) => it.file === `data/${file}`).map(({ message, fix }) => `${message} ${fix}`);
  return { problems: told(problems), warnings: told(warnings) };
}

/** What it says of texts that stand below each other on the page about the pharmacy. */
async function saidOfTexts(texts: readonly string[]) {
  content.set("pages/about.yaml", ["intro"], texts);
  return saidOf("pages/about.yaml");
}

/** Expects one message for each of the texts. */
function expectEach(said: readonly string[], of: readonly (readonly [string, string])[]) {
  for (const [, message] of of) expect(said).toContainEqual(expect.stringContaining(message));
  expect(said).toHaveLength(of.length);
}

const STAND_INS = [
  ["Lorem ipsum dolor sit amet.", '"Lorem ipsum"'],
  ["Your text here", '"Your text here"'],
  ["Add your phone number here.", '"Add your phone number here."'],
  ["Welcome to [insert town]!", '"[insert town]"'],
  ["We carry [your brands].", '"[your brands]"'],
  ["TODO: ask Ann", '"TODO:"'],
  ["FIXME later", '"FIXME"'],
  ["tbd", '"tbd"'],
  ["???", '"???"'],
  ["xxx", '"xxx"'],
] as const;

test("words that stand in for others stop the build", async () => {
  const { problems, warnings } = await saidOfTexts(STAND_INS.map(([text]) => text));
  expectEach(problems, STAND_INS);
  expect(warnings).toEqual([]);
});

const UNFINISHED = [
  ["The spring clinic is on TBD.", '"TBD" looks as if words were to come'],
  ["Call (612) xxx-xxxx for a visit.", '"xxx" looks as if words were to come'],
  ["Our store is at [address], by the park.", '"[address]" looks as if words were to come'],
  ["We fill prescriptions, give vaccines,", 'ends with ","'],
  ["We fill prescriptions, give vaccines and", 'ends with "and"'],
  ["Bring the the paper.", 'Write "the" once.'],
  ["Call us For for help.", 'Write "For" once.'],
  ["Bring your card (and a list of medicines.", "A parenthesis opens here"],
  ['Ask for a "blister pack at the counter.', "A quotation mark opens or closes here"],
  ["Ask for a “blister pack at the counter.", "A quotation mark opens or closes here"],
  ['Ask for a “blister pack" at the counter.', "A quotation mark opens or closes here"],
  ["PLEASE BRING YOUR INSURANCE CARD WITH EVERY VISIT!", "Words in capitals"],
  ["Call (612) 555-432 today.", "(612) 555-432 has 9 digits"],
  ["Call 612-555-43211 today.", "612-555-43211 has 11 digits"],
  ["Free delivery through June 2050, ends March 2024.", '"ends March 2024" is over.'],
  ["The offer ends October 31, 2026.", '"ends October 31, 2026" is over.'],
  ["Sale now until Nov. 19th, 2026!", '"now until Nov. 19th, 2026" is over.'],
  ["The 2024-2025 flu vaccine is here.", '"2024-2025 flu" is over.'],
  ["Call us today , please.", "today ,"],
  ["Call us today,, please.", "today,,"],
  ["Call us today.. We answer.", "today.."],
  ["Call us today.We answer.", "today.We"],
  ["Refills take 30-15 minutes.", 'Write "15-30"'],
] as const;

test("what a proofreader would mark is named", async () => {
  const { problems, warnings } = await saidOfTexts(UNFINISHED.map(([text]) => text));
  expect(problems).toEqual([]);
  expectEach(warnings, UNFINISHED);
});

const HONEST = [
  "Your health is cared for here, and your name is known here.",
  "Bring [all] your (old) bottles; sizes S to XXX-Large and XXXL.",
  "What to do: call us. Todo el mundo es bienvenido.",
  "We had had that plan, and that that worked is a joy. It is very, very good.",
  "People come in in the morning. Vitamin A a day? Pago Pago, Walla Walla.",
  "Choose from these:\n1) tablets\n2) capsules",
  "We smile :) and so will you",
  'Grab bars of 12" and 18", and a walker 6" wide',
  '“Quotes” and (parentheses) in pairs, it\'s fine; he said "hello".',
  "COVID-19, RSV, MMR, HPV, TDAP and FSA",
  "FDA AND HSA",
  "Call (612) 555-4321, 612-555-4321, 1-800-222-1222, 555-4321 or 911.",
  "Open daily through March 2027.",
  "The sale ends November 20, 2026.",
  "Until March 2019 we were on Main Street, through thick and thin since 1987.",
  "The 2026-2027 flu vaccine is here, in 15-20 minutes. Call 555-4321 weekdays.",
  "Half a pill, .5 mg, at 9 a.m. or later... E.Coli, St.Paul, U.S.A. and Dr.Smith, e.g., are fine …",
  "What we stand for, and what we ask for",
  "Call, write or",
] as const;

test("of honest texts nothing is said", async () => {
  expect(await saidOfTexts(HONEST)).toEqual({ problems: [], warnings: [] });
});

const picture = (alt: string, file = "images/cane.webp") => ({
  name: "",
  description: "Good to have.",
  picture: { file, alt },
});

/** Puts pictures with these alternative texts into the catalog, and says what the check finds. */
async function saidOfPictures(pictures: readonly ReturnType<typeof picture>[]) {
  const items = pictures.map((it, index) => ({ ...it, name: `Item ${index + 1}` }));
  content.set("equipment.yaml", ["categories", 0, "items"], items);
  return (await saidOf("equipment.yaml")).warnings;
}

test("alternative texts that say nothing, or the same of two pictures, are named", async () => {
  const warnings = await saidOfPictures([
    picture("Picture of a folding cane"),
    picture("an image showing a silver cane"),
    picture("IMG_4711"),
    picture("photo 2"),
    picture("A cane against a wall"),
    picture("A cane against a wall", "images/walker.webp"),
  ]);
  const expected = [
    'Write alt: "A folding cane".',
    'Write alt: "A silver cane".',
    '"IMG_4711" tells nothing',
    '"photo 2" tells nothing',
    "Another picture above has the same alternative text.",
  ];
  for (const message of expected) expect(warnings).toContainEqual(expect.stringContaining(message));
  expect(warnings).toHaveLength(expected.length);
});

test("one picture may stand twice, and a decoration needs no words", async () => {
  expect(
    await saidOfPictures([
      picture("A cane that stands by itself"),
      picture("A cane that stands by itself"),
      picture(""),
      picture("", "images/walker.webp"),
      picture("Pictures on the wall of our shop", "images/wheelchair.webp"),
    ]),
  ).toEqual([]);
});

test("pages that people cannot tell apart in search results or in the menu are named", async () => {
  const seo = { title: "Feet and Socks in Town", description: "All about feet, in one sentence." };
  content.set("pages/about.yaml", ["seo"], seo);
  content.set("pages/contact.yaml", ["seo"], {
    title: "feet and socks in town",
    description: "All about feet, in one sentence.",
  });
  content.set("pages/privacy.yaml", ["seo", "title"], "Privacy at {shortName}");
  for (const service of ["immunizations", "diabetic-care"]) {
    content.set(`services/${service}.yaml`, ["title"], "Foot Care");
  }
  const { warnings } = await checkContent(content.root(), NOW);
  const messages = warnings.map(({ file, message }) => `${file}: ${message}`);
  for (const message of [
    "data/pages/contact.yaml: data/pages/about.yaml has the same title in search results",
    "data/pages/contact.yaml: data/pages/about.yaml has the same description in search results",
    "data/pages/privacy.yaml: The pharmacy's name follows this title anyway",
    "data/services/immunizations.yaml: data/services/diabetic-care.yaml has the same name in the menu",
  ]) {
    expect(messages).toContainEqual(expect.stringContaining(message));
  }
});

test("a link that says nothing, and a year that stands twice, are named", async () => {
  content.set("header.yaml", ["about", "label"], "Click here");
  content.set("footer.yaml", ["legal", "copyright"], "© 2024 {name}");
  const { warnings } = await checkContent(content.root(), NOW);
  const messages = warnings.map(({ file, message }) => `${file}: ${message}`);
  expect(messages).toContain('data/header.yaml: "Click here" does not say where the link leads.');
  expect(messages).toContainEqual(
    expect.stringMatching(/^data\/footer\.yaml: The sign © and the present year/),
  );
});

test("a link may lead to the press, and a title may have a word that is the pharmacy's name as well", async () => {
  content.set("header.yaml", ["about", "label"], "Press");
  content.set("pages/about.yaml", ["seo", "title"], "Care where you live");
  content.set("pharmacy.yaml", ["shortName"], "Care");
  const { warnings } = await checkContent(content.root(), NOW);
  const files = ["data/header.yaml", "data/pages/about.yaml"];
  expect(warnings.filter(({ file }) => files.includes(file))).toEqual([]);
});

test("letters that came apart in an old encoding, and what has no width, are found in every file", async () => {
  const texts = {
    "pages/error.yaml": "CAFÃ‰ PEÃ‘A",
    "pages/about.yaml": "Hello ðŸ‘‹",
    "pages/contact.yaml": "Call\u200b us",
    "pages/privacy.yaml": "Call\ufeff us",
  };
  for (const [file, text] of Object.entries(texts)) content.write(file, `heading: "${text}"\n`);
  const { problems } = await checkContent(content.root(), NOW);
  const said = problems.map(({ file, message }) => `${file}: ${message}`);
  expect(said).toEqual([
    expect.stringMatching(/^data\/pages\/about\.yaml: A letter here became several/),
    expect.stringMatching(/^data\/pages\/contact\.yaml: An invisible character stands here/),
    expect.stringMatching(/^data\/pages\/error\.yaml: A letter here became several/),
    expect.stringMatching(/^data\/pages\/privacy\.yaml: An invisible character stands here/),
  ]);
});

test("a file's mark, Khmer and Thai keep theirs, and so do São Paulo and Ñandú", async () => {
  const text = "សូម\u200bទូរស័ព្ទ, โทร\u200bหาเรา, São Paulo, “Ã”, Ñandú, ICÔNE";
  content.set("pages/error.yaml", ["text"], text);
  content.write("footer.yaml", `\ufeff${content.text("footer.yaml")}`);
  const { problems } = await checkContent(content.root(), NOW);
  expect(problems.map(({ message }) => message)).toEqual([]);
});
