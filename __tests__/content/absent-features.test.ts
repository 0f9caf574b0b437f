/** The check finds texts about features that a pharmacy left out. */
import { readdirSync } from "node:fs";
import { checkContent } from "../../src/content/check-content";
import { contentCopy } from "../support/content/content-copy";

const content = contentCopy();

const withoutKey = (key: string) =>
  content.replace("pharmacy.yaml", new RegExp(`^${key}: .*\\n`, "m"), "");

const found = async () => {
  const { problems, warnings } = await checkContent(content.root());
  const told = (list: typeof problems) =>
    list.map(({ file, line, message, fix }) => ({ at: `${file}:${line ?? 0}`, message, fix }));
  return { problems: told(problems), warnings: told(warnings) };
};

const lineOf = (file: string, text: string) =>
  `data/${file}:${
    content
      .text(file)
      .split("\n")
      .findIndex((line) => line.includes(text)) + 1
  }`;

test("texts that name the fax number of a pharmacy without one are named, each in its place", async () => {
  withoutKey("fax");
  const { problems, warnings } = await found();
  expect(problems).toContainEqual({
    at: lineOf("pages/privacy.yaml", "{fax}"),
    message: "There is no fax number in data/pharmacy.yaml, so {fax} cannot be filled in.",
    fix: 'Write the text without it, or add "fax" to data/pharmacy.yaml.',
  });
  expect(problems.every(({ message }) => message.includes("{fax}"))).toBe(true);
  expect(warnings).toContainEqual({
    at: lineOf("forms/transfer.yaml", "printForFax:"),
    message: "This speaks of the fax number, and data/pharmacy.yaml has none.",
    fix: 'Write it in other words, or add "fax" to data/pharmacy.yaml.',
  });
  // The label disappears with the number.
  expect(warnings.map(({ at }) => at)).not.toContain(lineOf("labels.yaml", "fax:"));
});

test("texts that name the email address of a pharmacy without one are named, and those that offer it", async () => {
  withoutKey("email");
  const { problems, warnings } = await found();
  expect(problems).toContainEqual({
    at: lineOf("pages/privacy.yaml", "{email}"),
    message: "There is no email address in data/pharmacy.yaml, so {email} cannot be filled in.",
    fix: 'Write the text without it, or add "email" to data/pharmacy.yaml.',
  });
  expect(problems.every(({ message }) => message.includes("{email}"))).toBe(true);
  // Texts about patients' email addresses are not listed.
  expect(warnings.map(({ at }) => at)).toEqual([
    lineOf("forms/contact.yaml", "Call or email us"),
    lineOf("forms/contact.yaml", "as an email to us"),
    lineOf("pages/contact.yaml", "fax, and email"),
    lineOf("pages/privacy.yaml", "Forms and email"),
  ]);
});

test("a block that would show a catalog goes with the catalog", async () => {
  const at = lineOf("services/otc-network.yaml", 'type: "otc"');
  content.remove("otc.yaml");
  const { problems, warnings } = await found();
  expect(problems).toEqual([
    {
      at,
      message: "This block shows the over-the-counter products, and there is no data/otc.yaml.",
      fix: "Delete this block, or the whole page with its file, or bring data/otc.yaml back.",
    },
  ]);
  // The page about the products may still mention them.
  expect(warnings.filter(({ message }) => message.includes("otc.yaml"))).toEqual([]);
});

test("without equipment, its page and the words around its pages, only links and texts are left", async () => {
  for (const file of [
    "equipment.yaml",
    "pages/equipment-category.yaml",
    "services/durable-medical-equipment.yaml",
  ]) {
    content.remove(file);
  }
  const { problems, warnings } = await found();
  expect(problems.map(({ at }) => at)).toEqual([
    ...["pages/home.yaml", "pages/not-found.yaml", "services/medical-supplies.yaml"].map((file) =>
      lineOf(file, "/services/durable-medical-equipment/"),
    ),
  ]);
  expect(warnings).toContainEqual({
    at: lineOf("pharmacy.yaml", "home medical equipment"),
    message: "This speaks of the equipment, and there is no data/equipment.yaml.",
    fix: "Write it in other words, or bring data/equipment.yaml back.",
  });
});

test("a catalog by a name with another ending is there, and one message says so", async () => {
  content.write("otc.yml", content.text("otc.yaml"));
  content.remove("otc.yaml");
  const { problems } = await found();
  expect(problems.map(({ fix }) => fix)).toEqual(["Call it data/otc.yaml."]);
});

test("the words around the pages of equipment are needed where there is equipment", async () => {
  content.remove("pages/equipment-category.yaml");
  expect((await found()).problems.map(({ message }) => message)).toEqual(["This file is missing."]);
});

test("any service can go: only links that lead to its page are left, each in its place", async () => {
  const [, ...others] = readdirSync(content.at("services"));
  for (const name of others) content.remove(`services/${name}`);
  const { problems } = await found();
  for (const { message } of problems) expect(message).toMatch(/^There is no page \/services\//);
  expect(problems).toContainEqual(
    expect.objectContaining({ at: lineOf("footer.yaml", "/services/medical-supplies/") }),
  );
});

test("without a founding year, only texts that tell it have to change", async () => {
  withoutKey("since");
  const { problems } = await found();
  expect(problems.length).toBeGreaterThan(0);
  for (const { message } of problems) expect(message).toContain("{since}");
});

test("a block that would open the online store goes with the store", async () => {
  withoutKey("storefrontUrl");
  const { problems } = await found();
  expect(problems).toEqual([
    {
      at: lineOf("pages/home.yaml", "shop:"),
      message: "This leads to the online store, and data/pharmacy.yaml has none.",
      fix: 'Delete this block, or add "storefrontUrl" to data/pharmacy.yaml.',
    },
  ]);
});

test("a block that would open the booking site goes with the site", async () => {
  withoutKey("bookingUrl");
  const { problems, warnings } = await found();
  expect(problems.map(({ message }) => message)).toEqual([
    "This leads to the booking site, and data/pharmacy.yaml has none.",
  ]);
  expect(warnings).toContainEqual(
    expect.objectContaining({ at: lineOf("pages/privacy.yaml", "vaccine booking site") }),
  );
});

test("a pharmacy that has everything hears nothing of this", async () => {
  const { problems, warnings } = await found();
  expect(problems).toEqual([]);
  expect(warnings.filter(({ message }) => message.startsWith("This speaks"))).toEqual([]);
});

test("the home page does without shop, supplies and a second button", async () => {
  withoutKey("storefrontUrl");
  content.replace("pages/home.yaml", /^shop:\n(?: .*\n)+/m, "");
  content.replace("pages/home.yaml", /^featured:\n(?: .*\n)+/m, "");
  content.replace("pages/home.yaml", /^ {2}vaccination:\n(?: {4}.*\n)+/m, "");
  expect((await found()).problems).toEqual([]);
});

test("a banner can name a department with a phone, and no other", async () => {
  const hours = Object.fromEntries(
    ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"].map((day) => [
      day,
      "9AM-5PM",
    ]),
  );
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
    return (await found()).problems.map(({ at, message, fix }) => [at, message, fix]);
  };
  expect(await said("Compounding lab")).toEqual([]);
  const at = lineOf("services/specialty-services.yaml", "contact:");
  expect(await said("Compounding labs")).toEqual([
    [
      at,
      'No department is called "Compounding labs" in data/pharmacy.yaml.',
      'Did you mean "Compounding lab"?',
    ],
  ]);
  expect(await said("Drive-thru")).toEqual([
    [
      at,
      "The Drive-thru has no phone number of its own in data/pharmacy.yaml.",
      'Add its phone there, or write one of: "store", "servicesDesk", "Compounding lab".',
    ],
  ]);
});

test("without a contact form its page stays, and texts that promise it are named", async () => {
  content.remove("forms/contact.yaml");
  const { problems, warnings } = await found();
  expect(problems).toEqual([]);
  expect(warnings).toEqual(
    [
      lineOf("pages/privacy.yaml", "What the contact form sends"),
      lineOf("pages/privacy.yaml", "Both forms"),
    ].map((at) => ({
      at,
      message: "This speaks of the contact form, and there is no data/forms/contact.yaml.",
      fix: "Write it in other words, or bring data/forms/contact.yaml back.",
    })),
  );
});

test("without a time for compounded medicine, only texts that name it have to change", async () => {
  content.replace("pharmacy.yaml", /^ {2}compounded:\n.*\n/m, "");
  const message =
    "There is no time for compounded medicine in data/pharmacy.yaml, so {compoundedTime} cannot be filled in.";
  const fix = 'Write the text without it, or add "compounded" to readyTimes in data/pharmacy.yaml.';
  expect((await found()).problems).toEqual([
    { at: lineOf("pages/prescriptions.yaml", "{compoundedTime}"), message, fix },
    { at: lineOf("services/specialty-services.yaml", "{compoundedTime}"), message, fix },
  ]);
});

test("patients' email, and equipment of another kind, are no mention of what is not there", async () => {
  withoutKey("email");
  for (const file of ["equipment.yaml", "services/durable-medical-equipment.yaml"]) {
    content.remove(file);
  }
  const said = async (paragraphs: string[]) => {
    content.set("pages/about.yaml", ["intro"], paragraphs);
    const { warnings } = await found();
    return warnings.filter(({ at }) => at.startsWith("data/pages/about.yaml")).length;
  };
  const sound = [
    "Tell us your name and email.",
    "Ask about our services, and leave an email or a phone number.",
    "We answer by phone, or by email if you left yours.",
    "Our laboratory has modern equipment.",
  ];
  expect(await said(sound)).toBe(0);
  const mentions = [
    "Email us.",
    "Send us an email.",
    "Reach us by phone or email.",
    "Write to our email address.",
    "We rent medical equipment.",
  ];
  expect(await said(mentions)).toBe(mentions.length);
});
