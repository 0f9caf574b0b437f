/** What pages leave out of features that a pharmacy does not have, and what the check says of it. */
import { parseDocument } from "yaml";
import { z } from "zod";
import { siteContent } from "../../src/content/languages/site-content";
import { originalFiles as filesOf } from "../../src/content/languages/language-content";
import { describePromises, offeredTexts } from "../../src/content/offers";
import { inOneLine, type Problem } from "../../src/content/problem";
import { loadContent } from "../../src/content/read/load-content";
import { offerNames } from "../../src/content/schema/features";
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
  .map(([key]) => key)
  // Each offer has a test of its own.
  .filter((key) => key !== "offers");

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
  ["fax", () => withoutKey("fax")],
  ["email", () => withoutKey("email")],
  ["compoundedTime", () => content.replace("pharmacy.yaml", /^ {2}compounded:\n.*\n/m, "")],
])(
  "without %s, no page shows sentences that name it, and nothing is to be done",
  async (fact, leaveOut) => {
    const before = (await content.check()).warnings;
    leaveOut();
    const naming = originalFiles.flatMap((file) => linesOf(file, `{${fact}}`));
    expect(naming).not.toEqual([]);
    expect(await found()).toEqual([]);
    expect(await pages()).not.toContain(`{${fact}}`);
    expect((await content.check()).warnings.map(({ message }) => message)).toEqual(
      before.map(({ message }) => message),
    );
  },
);

test.each([...offerNames])(
  "the site is valid without %s, and no page says what needs it",
  async (offer) => {
    // Its news leads to the page about vaccines.
    content.remove("announcements.yaml");
    content.remove("es/announcements.yaml");
    const { content: site } = await loadContent(content.root());
    const [{ texts = [] } = {}] = offeredTexts(site, filesOf(site), [offer]);
    expect(texts).not.toEqual([]);
    content.replace("pharmacy.yaml", `  ${offer}: "yes"\n`, `  ${offer}: "no"\n`);
    expect(await found()).toEqual([]);
    const shown = await pages();
    expect(shown).not.toMatch(new RegExp(`"needs"|\\{\\w+\\?\\}`));
    for (const { text } of texts.filter(({ text: { length } }) => length > 60))
      expect(shown).not.toContain(JSON.stringify(text).slice(1, -1));
  },
);

test("without any answer, the site is valid, and the check asks for what pages could say", async () => {
  content.remove("announcements.yaml");
  content.remove("es/announcements.yaml");
  content.replace("pharmacy.yaml", /^offers:\n(?: .*\n)+/m, "");
  expect(await found()).toEqual([]);
  const { content: site } = await loadContent(content.root());
  const services = [...siteContent(site, true).keys()].filter((path) =>
    path.includes("/services/"),
  );
  expect(services).toEqual([
    "en-US/services/prescription-services.yaml",
    "es/services/prescription-services.yaml",
  ]);
  const asked = placed((await content.check()).warnings).map(({ message }) => message);
  expect(asked).toContainEqual(
    expect.stringMatching(/^Do you give vaccines\? Until you answer, no page says: "/),
  );
  // Without a page, there is nothing to ask about its parts.
  expect(asked).not.toContainEqual(expect.stringContaining("vaccines for travel"));
});

test("what a site promises stands below its answer, and what it does not publish at the end", async () => {
  content.replace("pharmacy.yaml", '  vaccines: "yes"', '  vaccines: "no"');
  const { content: site } = await loadContent(content.root());
  const [before = "", withheld = ""] = describePromises(site).split("Not published:");
  const [, repair = ""] = before.split('repair: "yes"');
  expect(repair.split("\n\n")[0]).toContain("We adjust, repair, or order the part.");
  expect(before).toContain("A pharmacist is here whenever we are open.");
  expect(before).not.toContain("Flu, COVID-19");
  expect(withheld).toMatch(/vaccines: "no" {2}Do you give vaccines\? \(\d+ texts\)/);
});

test("a link of the sample goes with its page, and one that the pharmacy wrote is a mistake", async () => {
  content.set("announcements.yaml", ["announcements", 0, "link", "path"], "/services/otc-network/");
  content.replace("pharmacy.yaml", '  otc: "yes"', '  otc: "no"');
  expect(await found()).toEqual([
    expect.objectContaining({
      at: lineOf("announcements.yaml", "/services/otc-network/"),
      message: "There is no page /services/otc-network/ on this site.",
      fix: "Delete the link, or lead it to another page. Or answer the question: Do you sell over-the-counter products?",
    }),
  ]);
});

test("a translation of an entry that needs something goes with it", async () => {
  content.replace("pharmacy.yaml", '  dosePacks: "yes"', '  dosePacks: "no"');
  const shown = await pages();
  expect(shown).not.toMatch(/Medication packaging|Empaque por dosis/);
});

test("a name in braces that nothing can need is a mistake", async () => {
  content.replace("pages/services.yaml", "{medSync?}", "{medsync?}");
  expect(await found()).toEqual([
    expect.objectContaining({ message: "The site cannot fill in {medsync?}." }),
  ]);
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
      message: "This needs the fax number, and data/pharmacy.yaml has none.",
      fix: 'Write it without that, or delete it. Or add "fax" to data/pharmacy.yaml.',
    },
  ]);
});

test("a page about a catalog needs its file, if the offer has a yes, and else the yes", async () => {
  content.set("pages/contact.yaml", ["heading"], "Ask about our shelves{otc?}");
  content.remove("otc.yaml");
  const messages = async () => (await found()).map(({ message }) => message);
  expect(await messages()).toContain(
    "This needs the over-the-counter products, and there is no data/otc.yaml.",
  );
  content.replace("pharmacy.yaml", '  otc: "yes"', '  otc: "no"');
  expect(await messages()).toContain('This needs a yes for "otc" in data/pharmacy.yaml.');
});

test("a text that names the mail service needs agreements.yaml, which a site may leave out", async () => {
  content.remove("agreements.yaml");
  const problems = await found();
  expect(problems).toContainEqual({
    at: lineOf("forms/contact.yaml", "{mailServiceName}"),
    message: "This needs the mail service, and data/agreements.yaml has none.",
    fix: expect.stringContaining("data/agreements.yaml") as string,
  });
  expect(problems).toContainEqual({
    at: lineOf("pages/privacy.yaml", "{mailService}"),
    message: "This needs the mail service, and data/agreements.yaml has none.",
    fix: 'Write it without that, or delete it. Or add "mailService" to data/agreements.yaml.',
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
  ["a catalog", () => content.remove("otc.yaml"), '"type":"otc"'],
  ["the online store", () => withoutKey("storefrontUrl"), "Shop Our Online Store"],
  ["the booking site", () => withoutKey("bookingUrl"), '"type":"booking"'],
] as const)("a block that would show %s goes with it", async (_, leaveOut, block) => {
  expect(await pages()).toContain(block);
  leaveOut();
  expect(await found()).toEqual([]);
  expect(await pages()).not.toContain(block);
});

test("without the file of a catalog and its page, nothing leads there", async () => {
  for (const file of ["equipment.yaml", "services/durable-medical-equipment.yaml"]) {
    content.remove(file);
  }
  expect(await found()).toEqual([]);
  expect(await pages()).not.toContain("/durable-medical-equipment/");
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
