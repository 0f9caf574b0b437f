/** What pages leave out of features that a pharmacy does not have, and what the check says of it. */
import { parseDocument } from "yaml";
import { z } from "zod";
import { siteContent } from "../../src/content/languages/site-content";
import { inOneLine, type Problem } from "../../src/content/problem";
import { loadContent } from "../../src/content/read/load-content";
import { pharmacy } from "../../src/content/schema/pharmacy";
import { contentCopy } from "../support/content/content-copy";
import { originalFiles } from "../support/content/sample-files";
import { everyDay } from "../support/time/weekly-hours";

const content = contentCopy({ languages: "all" });

const withoutKey = (key: string) =>
  content.replace("pharmacy.yaml", new RegExp(`^${key}: .*\\n`, "m"), "");

const placed = (problems: readonly Problem[]) =>
  problems.map(({ file, line, message, fix, inYaml }) => ({
    at: `${file}:${line ?? 0}`,
    message,
    fix: inOneLine(fix, inYaml),
  }));

/** Returns the errors of the check. */
const found = async () => placed((await content.check()).problems);

/** Returns the warnings about what no page shows. */
const leftOut = async () =>
  placed((await content.check()).warnings).filter(({ message }) =>
    /no page shows|This leads to|This block shows/.test(message),
  );

/** The content of all pages, as text. */
async function pages() {
  const { content: site } = await loadContent(content.root());
  const files = [...siteContent(site, true)];
  return JSON.stringify(files.map(([path, words]) => [path, { ...words, facts: undefined }]));
}

/** Lines of a file that have a text. */
const linesOf = (file: string, text: string) =>
  content
    .text(file)
    .split("\n")
    .flatMap((line, index) => (line.includes(text) ? `data/${file}:${index + 1}` : []));

const lineOf = (file: string, text: string) => `data/${file}:${content.lineOf(file, text)}`;

const optionalKeys = Object.entries(pharmacy.shape)
  .filter(([, schema]) => schema instanceof z.ZodOptional)
  .map(([key]) => key);

test.each(optionalKeys)(
  "the site is published without %s, whatever names or shows it",
  async (key) => {
    const document = parseDocument(content.text("pharmacy.yaml"));
    document.delete(key);
    content.write("pharmacy.yaml", document.toString());
    expect(await found()).toEqual([]);
    const shown = await pages();
    expect(shown).not.toContain(`{${key}}`);
    expect(shown).not.toContain(`"type":"${key === "bookingUrl" ? "booking" : key}"`);
  },
);

test.each([
  ["fax number", "fax", '"fax" to', () => withoutKey("fax")],
  ["email address", "email", '"email" to', () => withoutKey("email")],
  [
    "time for compounded medicine",
    "compoundedTime",
    '"compounded" to "readyTimes" in',
    () => content.replace("pharmacy.yaml", /^ {2}compounded:\n.*\n/m, ""),
  ],
])("without a %s, no page shows sentences that name it", async (name, fact, place, leaveOut) => {
  leaveOut();
  const message = `There is no ${name} in data/pharmacy.yaml, so no page shows the sentence with {${fact}}.`;
  const fix = `Write the text without it. Or add ${place} data/pharmacy.yaml.`;
  const naming = originalFiles.flatMap((file) => linesOf(file, `{${fact}}`));
  expect(naming).not.toEqual([]);
  expect(await found()).toEqual([]);
  expect(await pages()).not.toContain(`{${fact}}`);
  const warnings = await leftOut();
  expect(warnings).toHaveLength(naming.length);
  expect(warnings).toEqual(expect.arrayContaining(naming.map((at) => ({ at, message, fix }))));
});

test("a translation loses the entries of the first language, and its own sentences", async () => {
  content.set("pages/about.yaml", ["intro", 0], "Send a fax to {fax}.");
  content.set("es/pages/about.yaml", ["intro", 0], "Escriba. O envíe un fax al {fax}.");
  content.set("pages/about.yaml", ["intro", 1], "We are here. Our fax is {fax}.");
  content.set("es/pages/about.yaml", ["intro", 1], "Aquí estamos. El fax es {fax}. Pregunte.");
  withoutKey("fax");
  const { content: site } = await loadContent(content.root());
  const intro = (language: string) =>
    siteContent(site, true).get(`${language}/pages/about.yaml`)?.["intro"] as string[];
  expect(intro("en-US")[0]).toBe("We are here.");
  expect(intro("es")[0]).toBe("Aquí estamos. Pregunte.");
  expect(intro("es")).toHaveLength(intro("en-US").length);
});

test("a page that shows nothing else stays, without its block", async () => {
  const { content: before } = await loadContent(content.root());
  const [page] = before.ownPages.filter(({ value }) => value.sections.length > 0);
  const file = page?.file.replace("data/", "") ?? "";
  content.set(file, ["sections"], [{ type: "delivery", heading: "Where we deliver" }]);
  content.replace("pharmacy.yaml", /^delivery:\n(?: .*\n)+/m, "");
  expect(await found()).toEqual([]);
  const { content: site } = await loadContent(content.root());
  expect(siteContent(site, true).get(`en-US/${file}`)).toMatchObject({ sections: [] });
});

test("a page that is about nothing else is a mistake", async () => {
  content.set("pages/contact.yaml", ["heading"], "Fax us at {fax}");
  expect(await found()).toEqual([]);
  withoutKey("fax");
  expect(await found()).toEqual([
    {
      at: lineOf("pages/contact.yaml", "{fax}"),
      message: "There is no fax number in data/pharmacy.yaml, so {fax} cannot be filled in.",
      fix: 'Write the text without it. Or add "fax" to data/pharmacy.yaml.',
    },
  ]);
});

test("a text that names the mail service needs agreements.yaml, which a site may leave out", async () => {
  content.remove("agreements.yaml");
  const problems = await found();
  expect(problems).toContainEqual({
    at: lineOf("forms/contact.yaml", "{mailServiceName}"),
    message: expect.stringContaining("so {mailServiceName} cannot be filled in.") as string,
    fix: expect.stringContaining("data/agreements.yaml") as string,
  });
  expect(problems).toContainEqual({
    at: lineOf("pages/privacy.yaml", "{mailService}"),
    message:
      "There is no mail service in data/agreements.yaml, so {mailService} cannot be filled in.",
    fix: 'Write the text without it. Or add "mailService" to data/agreements.yaml.',
  });
});

test("a link for reviews needs words", async () => {
  content.set("pharmacy.yaml", ["reviewUrl"], "https://reviews.juniperpharmacy.example/");
  expect(await found()).toEqual([]);
  content.replace("labels.yaml", /^review: .*\n/m, "");
  expect(await found()).toEqual([]);
  expect(placed((await content.check()).warnings)).toContainEqual({
    at: lineOf("pharmacy.yaml", "reviewUrl:"),
    message: "No page has the link to this address, which has no words.",
    fix: 'Write them below "review" in data/labels.yaml. For example: review: "Tell others about us"',
  });
});

test.each([
  [
    "a catalog",
    () => content.remove("otc.yaml"),
    ["services/otc-network.yaml", 'type: "otc"'],
    "This block shows the over-the-counter products, and there is no data/otc.yaml.",
    "No page shows it. Delete it. Or bring data/otc.yaml back.",
  ],
  [
    "the online store",
    () => withoutKey("storefrontUrl"),
    ["pages/home.yaml", "shop:"],
    "This leads to the online store, and data/pharmacy.yaml has none.",
    'No page shows it. Delete it. Or add "storefrontUrl" to data/pharmacy.yaml.',
  ],
  [
    "the booking site",
    () => withoutKey("bookingUrl"),
    ["services/immunizations.yaml", 'type: "booking"'],
    "This leads to the booking site, and data/pharmacy.yaml has none.",
    'No page shows it. Delete it. Or add "bookingUrl" to data/pharmacy.yaml.',
  ],
] as const)(
  "a block that would show %s goes with it",
  async (_, leaveOut, [file, block], message, fix) => {
    leaveOut();
    expect(await found()).toEqual([]);
    expect(await leftOut()).toContainEqual({ at: lineOf(file, block), message, fix });
  },
);

test("without equipment and its page, only links and texts are left", async () => {
  for (const file of ["equipment.yaml", "services/durable-medical-equipment.yaml"]) {
    content.remove(file);
  }
  const problems = await found();
  expect(problems.map(({ at }) => at)).toEqual([
    ...["pages/home.yaml", "pages/not-found.yaml", "services/medical-supplies.yaml"].map((file) =>
      lineOf(file, "/services/durable-medical-equipment/"),
    ),
  ]);
});

test("a banner can name a department with a phone; for another one, patients get the store's number", async () => {
  const hours = everyDay("9AM-5PM");
  content.set(
    "pharmacy.yaml",
    ["departments"],
    [
      { name: "Compounding lab", phone: "(507) 555-0146", hours },
      { name: "Drive-thru", hours },
    ],
  );
  const said = async (contact: string) => {
    content.set("services/specialty-services.yaml", ["callBanner", "contact"], contact);
    expect(await content.problems()).toBe("");
    return placed((await content.check()).warnings)
      .filter(({ at }) => at.includes("specialty-services"))
      .map(({ at, message, fix }) => [at, message, fix]);
  };
  expect(await said("Compounding lab")).toEqual([]);
  const at = lineOf("services/specialty-services.yaml", "contact:");
  expect(await said("Compounding labs")).toEqual([
    [
      at,
      'No department is called "Compounding labs" in data/pharmacy.yaml, so patients get the store\'s number here.',
      'Did you mean "Compounding lab"? It can be: "store", "servicesDesk", "Compounding lab".',
    ],
  ]);
  expect(await said("Drive-thru")).toEqual([
    [
      at,
      '"Drive-thru" has no phone number of its own in data/pharmacy.yaml.',
      'Add its phone there, or choose another one here. It can be: "store", "servicesDesk", "Compounding lab".',
    ],
  ]);
});
