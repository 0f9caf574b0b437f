import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { parse, stringify } from "yaml";
import { formatProblems } from "../../src/content/report/format-problems";
import { contactFields } from "../../src/forms/contact/contact-fields";
import { transferFields } from "../../src/forms/transfer/transfer-fields";
import { contentCopy } from "../support/content/content-copy";

const content = contentCopy();

const thanksgiving = { date: "2026-11-26", hours: "Closed", reason: "Thanksgiving Day" };

test("a missing key is named, with an example to copy", async () => {
  content.replace("pharmacy.yaml", /^website: .*\n/m, "");
  expect(await content.problems()).toMatch(
    /data\/pharmacy\.yaml:\d+:\d+[^]*The key "website" is missing here\.\n.*website: "https:\/\/www\.yourpharmacy\.example\/"/,
  );
});

test.each([
  ["services/diabetic-care.yaml", /^icon: .*\n/m, 'For example: icon: "pill"'],
  ["services/diabetic-care.yaml", /^ +contact: .*\n/m, 'For example: contact: "store"'],
  [
    "header.yaml",
    /\nhome:\n.*\n.*\n/,
    "Write these keys below it, moved two spaces to the right: label, path.",
  ],
  [
    "pages/about.yaml",
    /\nintro:\n( .*\n)+/,
    "Write a list below it: each entry on a line of its own",
  ],
])("in %s, a missing %s comes with what to write", async (file, piece, fix) => {
  content.replace(file, piece, "\n");
  const problems = await content.problems();
  expect(problems).toMatch(/The key "\w+" is missing here\./);
  expect(problems).toContain(fix);
});

test.each([
  ["forms/transfer.yaml", transferFields],
  ["forms/contact.yaml", contactFields],
])("%s must have words for every field of its form", async (file, fields) => {
  content.set(file, ["questions"], {});
  const problems = await content.problems();
  for (const { name } of fields) expect(problems).toContain(`The key "${name}" is missing here.`);
});

test("an unknown key comes with the one that was meant", async () => {
  content.set("pharmacy.yaml", ["phone"], "(507) 555-0142");
  content.replace("pharmacy.yaml", "phone:", "phon:");
  const problems = await content.problems();
  expect(problems).toContain('The site does not know the key "phon" here.');
  expect(problems).toContain('Did you mean "phone"?');
  expect(problems).toContain('| phon: "(507) 555-0142"\n  | ^');
});

test.each([
  ["a time", /monday: .*/, "monday: 9:00", 'monday: "9:00"'],
  ["a ZIP code", /zip: .*/, "zip: 01532", 'zip: "01532"'],
  ["a date", /date: .*/, "date: 2026-11-26", 'date: "2026-11-26"'],
])("%s without quotes is caught before YAML makes a number of it", async (_, good, bad, quoted) => {
  content.set("pharmacy.yaml", ["specialHours"], [thanksgiving]);
  content.replace("pharmacy.yaml", good, bad);
  const problems = await content.problems();
  expect(problems).toContain("is not a text to YAML");
  expect(problems).toContain(`Put it in double quotes: ${quoted}.`);
});

test.each([
  [["hours", "monday"], "9AM-7AM", '"9AM-7AM" closes before it opens, or after 22 hours.'],
  [["hours", "monday"], "9-7", "is not a day's opening hours, such as 9AM-7PM"],
  [["hours", "monday"], "13AM-7PM", "has an hour that is not on a 12-hour clock."],
  [["fax"], "555-0143", "is not a US fax number."],
  [["address", "state"], "Minnesota", "is not a two-letter state code."],
  [["specialHours"], [{ ...thanksgiving, date: "2026-02-30" }], "is not a day in the calendar."],
  [["since"], "2024", '"since" must be a number.'],
  [["timeZone"], "America/Northfield", "is not the name of a time zone."],
])("%j written as %j is refused", async (key, value, message) => {
  content.set("pharmacy.yaml", key, value);
  const problems = await content.problems();
  expect(problems).toContain(message);
  expect(problems).toMatch(/^data\/pharmacy\.yaml:\d+:\d+$/m);
});

test("a forgotten alternative text is asked for", async () => {
  content.replace("pharmacy.yaml", "\n  alt:", "\n  alternative:");
  expect(await content.problems()).toContain('The key "alt" is missing here.');
});

test("a link to nowhere is refused, with the page that was meant", async () => {
  content.replace("header.yaml", "/about/", "/abuot/");
  const problems = await content.problems();
  expect(problems).toContain("There is no page /abuot/ on this site.");
  expect(problems).toContain('Did you mean "/about/"?');
});

test("the pages of a long category can be linked to, and only those that it has", async () => {
  const catalog = parse(readFileSync(content.at("equipment.yaml"), "utf8")) as {
    categories: { name: string; items: { name: string }[] }[];
  };
  const [mobilityAids] = catalog.categories;
  const [walker] = mobilityAids?.items ?? [];
  if (!mobilityAids || !walker) throw new Error("The catalog is empty.");
  mobilityAids.name = "Mobility Aids";
  mobilityAids.items = Array.from({ length: 30 }, (_, index) => ({
    ...walker,
    name: `Walker ${index + 1}`,
  }));
  content.write("equipment.yaml", stringify(catalog, { aliasDuplicateObjects: false }));

  const page = "/services/durable-medical-equipment/mobility-aids/";
  content.replace("header.yaml", '"/about/"', `"${page}2/"`);
  expect(await content.problems()).toBe("");
  content.replace("header.yaml", `"${page}2/"`, `"${page}3/"`);
  expect(await content.problems()).toContain(`There is no page ${page}3/ on this site.`);
});

test.each([
  ["Mobility aids!", 'the same web address as "Mobility Aids": mobility-aids.'],
  ["床", 'No web address can be made of the name "床".'],
  ["{city} Safety", "Braces are not filled in here."],
])("a category of equipment called %s is refused", async (name, message) => {
  content.set("equipment.yaml", ["categories", 0, "name"], "Mobility Aids");
  content.set("equipment.yaml", ["categories", 1, "name"], name);
  const problems = await content.problems();
  expect(problems).toContain(message);
  expect(problems.match(/^data\//gm)).toHaveLength(1);
});

test("a fact in braces that does not exist is refused", async () => {
  content.set("pages/error.yaml", ["text"], "Call {fone}.");
  const problems = await content.problems();
  expect(problems).toContain("There is no fact {fone}.");
  expect(problems).toContain("Did you mean {phone}?");
});

test("an unknown section type is refused, with the types there are", async () => {
  content.set("services/immunizations.yaml", ["sections", 0, "type"], "boking");
  const problems = await content.problems();
  expect(problems).toContain('There is no section of the type "boking".');
  expect(problems).toContain('Did you mean "booking"?');
});

test("an unknown icon is refused", async () => {
  content.set("services/immunizations.yaml", ["icon"], "syrinx");
  expect(await content.problems()).toContain('Did you mean "syringe"?');
});

test("two files for the same address are refused", async () => {
  content.write("services/immunizations.yml", "title: Twin");
  expect(await content.problems()).toContain(
    "data/services/immunizations.yaml has the same name but for the ending.",
  );
});

test("two pages in the same place of the menu are refused", async () => {
  content.set("services/otc-network.yaml", ["order"], 50);
  content.set("services/immunizations.yaml", ["order"], 50);
  expect(await content.problems()).toContain("has the same place in the menu, 50.");
});

test("a second block for booking on one page is refused", async () => {
  const booking = { type: "booking", heading: "Book a visit", buttons: ["Book"] };
  content.set("services/immunizations.yaml", ["sections"], [booking, booking]);
  expect(await content.problems()).toContain('A page can have one block "booking"');
});

test("a file name that cannot be an address is refused", async () => {
  content.write("services/Flu Shots.yaml", "title: Flu");
  expect(await content.problems()).toContain('"Flu Shots" cannot be part of a web address.');
});

test("a missing file and a stranger are both named", async () => {
  content.remove("footer.yaml");
  content.write("footr.yaml", "a: b");
  const problems = await content.problems();
  expect(problems).toContain("data/footer.yaml\n  This file is missing.");
  expect(problems).toContain("Did you mean to call it data/footer.yaml?");
});

test.each([
  ["an empty file", "", "This file is empty."],
  ["a file with only a comment", "# nothing\n", "This file is empty."],
  ["a list instead of keys", "- one\n", "This file must begin with a key."],
  ["a tab", "about:\n\theading: Hi\n", "moved to the right by a tab"],
  [
    "a merge conflict",
    "<<<<<<< ours\na: b\n=======\na: c\n>>>>>>> theirs\n",
    "Two versions of this file",
  ],
  ["an open quote", 'about: "Hello\nheading: b\n', "opened here and never closed"],
  ["the same key twice", "about: a\nabout: b\n", "The same key stands twice"],
  ["a colon in a bare text", "about: Note: call us\n", "double quotes"],
  ["a quote within quotes", 'about: "We say "hi" to you"\n', "wants a backslash before it"],
  [
    "a bracket without its other half",
    "about: [one, two\n",
    "does not begin where its neighbors do",
  ],
  ["a text that begins with *", "about: *note\n", "A * before a value has a meaning of its own"],
  ["a name for a value", "about: &note call us\n", "A & before a value has a meaning of its own"],
  ["a type for a value", "about: !!binary aGk=\n", "A ! before a value has a meaning of its own"],
  ["joined groups", "about: x\n<<: { heading: y }\n", "A << joins groups of keys"],
  ["curly quotes", "about: “Hello”\n", "Use the straight ones"],
  ["two lists in one file", "about: x\n---\nlegal: y\n", "A line with --- begins a second list"],
  ["a number that programs disagree about", "about: x\nyear: 010\n", "double quotes"],
  ["a special space at the beginning", "about:\n\u00a0\u00a0heading: x\n", "not an ordinary one"],
  ["an invisible character", "about: x\u0000y\n", "An invisible character stands here"],
  ["line ends of an old Mac", "about: x\rlegal: y\r", "An invisible character stands here"],
  ["nothing but a null", "null\n", "This file is empty."],
])("%s is explained", async (_, text, message) => {
  content.write("footer.yaml", text);
  const problems = await content.problems();
  expect(problems).toContain("data/footer.yaml");
  expect(problems).toContain(message);
});

test("all mistakes of all files come in one go", async () => {
  content.set("pharmacy.yaml", ["fax"], "1");
  content.set("pharmacy.yaml", ["address", "state"], "M");
  content.replace("header.yaml", "/about/", "/nowhere/");
  const problems = await content.problems();
  expect(problems).toContain('"1" is not a US fax number');
  expect(problems).toContain('"M" is not a two-letter state code');
  expect(problems).toContain("There is no page /nowhere/");
});

test("an open quote is shown where it was opened, not where the file ends", async () => {
  content.replace("pharmacy.yaml", /^(shortName: ".*)"$/m, "$1");
  expect(await content.problems()).toMatch(
    /^data\/pharmacy\.yaml:2:12\n.*\n.*\n {2}A quotation mark/m,
  );
});

test.each([
  ["old Windows encoding", Buffer.from('about: "caf\xe9"\n', "latin1"), "A letter here was lost"],
  ["two bytes for each letter", Buffer.from("\ufeffabout: x\n", "utf16le"), "UTF-16"],
  ["megabytes", "about: x\n".repeat(200_000), "too much for words"],
  ["brackets without end", "[".repeat(100_000), "never closed"],
])("a file with %s is explained", async (_, bytes, message) => {
  content.write("footer.yaml", bytes);
  const problems = await content.problems();
  expect(problems).toContain("data/footer.yaml");
  expect(problems).toContain(message);
});

test("a file from Windows, with its mark and its line ends, is valid", async () => {
  const text = readFileSync(content.at("footer.yaml"), "utf8");
  content.write("footer.yaml", `\ufeff${text.replaceAll("\n", "\r\n")}`);
  expect(await content.problems()).toBe("");
});

test("yes and no without quotes are caught before one program takes them for a switch", async () => {
  content.replace("pharmacy.yaml", /state: .*/, "state: NO");
  expect(await content.problems()).toContain('Put it in double quotes: state: "NO".');
});

test("a number that two programs read differently is refused", async () => {
  content.replace("services/otc-network.yaml", /^order: .*/m, "order: 011");
  expect(await content.problems()).toContain("011 is one thing to one program and another to the");
});

test.each([
  ["/privacy/#what-we-sent", "The page /privacy/ has no part #what-we-sent."],
  ["/prescriptions/#transfr", 'Did you mean "/prescriptions/#transfer"?'],
  ["/services/wellness-services/#book", 'as a whole: "/services/wellness-services/"'],
  ["https://www.example.org/", "is not the address of a page of this site."],
])("a link to %s is refused", async (path, message) => {
  content.replace("header.yaml", '"/about/"', `"${path}"`);
  expect(await content.problems()).toContain(message);
});

test.each(["http://shop.example/", "shop.example", "https://shop", "https://shop.example:no/"])(
  "%s is refused as a web address",
  async (address) => {
    content.set("pharmacy.yaml", ["storefrontUrl"], address);
    expect(await content.problems()).toContain("is not a full web address.");
  },
);

test.each([
  "https://x.example",
  "https://x.example/pharmacy/",
  "https://x.example/index.html",
  "https://x.example/?from=mail",
  "https://x.example/#top",
  "https://X.example/",
  "https://x.example:443/",
  "https://staff@x.example/",
  "http://x.example/",
])("%s is refused as the address of the site", async (address) => {
  content.set("pharmacy.yaml", ["website"], address);
  const problems = await content.problems();
  expect(problems).toContain("is not the address of a whole site, in small letters");
  expect(problems).toContain('For example: website: "https://www.yourpharmacy.example/"');
});

test.each(["https://x.example/", "https://www.x.example:8443/"])(
  "%s may be the address of the site",
  async (address) => {
    content.set("pharmacy.yaml", ["website"], address);
    expect(await content.problems()).toBe("");
  },
);

const colors = { main: "#0b5650", tint: "#e0f0e8", accent: "#e98a6b" };

test.each([
  ["main", "#f97316", /white text on a button|softer text|links/],
  ["tint", "#7fb8a0", /softer text|links/],
  ["accent", "#2b1a6b", /icons on a dark band/],
])("a color that makes text hard to read is refused: %s", async (key, bad, pair) => {
  content.write("brand.yaml", stringify({ ...colors, [key]: bad }));
  const problems = await content.problems();
  expect(problems).toMatch(pair);
  expect(problems).toMatch(/its contrast is \d+(\.\d)?:1, and people who see poorly need [37]:1/);
  const [, better = ""] =
    new RegExp(`nearest color that works everywhere is ${key}: "(#\\w{6})"`).exec(problems) ?? [];
  content.set("brand.yaml", [key], better);
  expect(await content.problems()).toBe("");
});

test("a color that is too bright for buttons is shown its place as the accent", async () => {
  content.write("brand.yaml", stringify({ ...colors, main: "#f97316" }));
  const problems = await content.problems();
  expect(problems).toContain('Yours can still be part of the brand, as accent: "#f97316".');
  const [, darker = ""] = /works everywhere is main: "(#\w{6})"/.exec(problems) ?? [];
  content.write("brand.yaml", stringify({ ...colors, main: darker, accent: "#f97316" }));
  expect(await content.problems()).toBe("");
});

test.each([
  ["would be hard to read there too", { ...colors, main: "#e91e63" }],
  ["stands there already", { ...colors, main: "#f97316", accent: "#f97316" }],
])("no other place is named for a color that %s", async (_, brand) => {
  content.write("brand.yaml", stringify(brand));
  const problems = await content.problems();
  expect(problems).toContain("The nearest color that works everywhere is main:");
  expect(problems).not.toContain("Yours can still be part of the brand");
});

test("a color that screens do not know is refused", async () => {
  content.set("brand.yaml", ["main"], "teal");
  expect(await content.problems()).toContain('"teal" is not a color.');
});

test("a file name is no alternative text", async () => {
  content.set("pharmacy.yaml", ["socialPicture", "alt"], "social-card.png");
  expect(await content.problems()).toContain("The name of a file tells nothing to a patient");
});

test.each([
  ["pages/error.yaml", ["text"], "Call {phone.", "A brace stands alone here"],
  ["pages/error.yaml", ["text"], "Call {{phone}}.", "A brace stands alone here"],
  ["pages/error.yaml", ["text"], "Call us.\u0007", "holds an invisible character"],
  ["pharmacy.yaml", ["shortName"], "{name}", "Braces are not filled in here."],
  ["pharmacy.yaml", ["readyTimes", "refill"], "{transferTime}", "Braces are not filled in here."],
  ["pharmacy.yaml", ["address", "state"], " MN", "a space or a new line before or after"],
])("in %s, %j written as %j is refused", async (file, key, text, message) => {
  content.set(file, key, text);
  expect(await content.problems()).toContain(message);
});

test("two parts of a page with the same address are refused, as is any entry that stands twice", async () => {
  content.replace("pages/privacy.yaml", /id: "[a-z-]+"/g, 'id: "same"');
  content.set("equipment.yaml", ["categories", 0, "items", 0, "name"], "Folding walker");
  content.set("equipment.yaml", ["categories", 0, "items", 1, "name"], "Folding walker");
  const problems = await content.problems();
  expect(problems).toMatch(/data\/pages\/privacy\.yaml:\d+[^]*give one of them another "id"/);
  expect(problems).toMatch(/data\/equipment\.yaml:\d+[^]*give one of them another "name"/);
});

test("a folder, a dead link and a link to a folder in place of a file are told apart", async () => {
  for (const file of ["labels.yaml", "header.yaml", "otc.yaml"]) content.remove(file);
  mkdirSync(content.at("labels.yaml"));
  symlinkSync("nowhere.yaml", content.at("header.yaml"));
  symlinkSync("services", content.at("otc.yaml"));
  const problems = await content.problems();
  expect(problems).toContain("data/labels.yaml\n  This is a folder with the name of a file.");
  expect(problems).toContain("data/header.yaml\n  This is a link to a file that is not there.");
  expect(problems).toContain("data/otc.yaml\n  This is a link to a folder");
});

test("what systems and editors leave behind is no concern of the check", async () => {
  const leftovers = [".DS_Store", "services/._immunizations.yaml", "pharmacy.yaml~", "Thumbs.db"];
  for (const file of leftovers) content.write(file, Buffer.from([0, 1, 2]));
  expect(await content.problems()).toBe("");
});

test.each([
  ["pharmacy.yml", "Call it data/pharmacy.yaml."],
  ["Footer.YAML", "Did you mean to call it data/footer.yaml?"],
  ["services/flu.yml", "Call it data/services/flu.yaml."],
  ["services/deeper/flu.yaml", "The site does not know this file."],
  ["constructor/flu.yaml", "The site does not know this file."],
])("the file name %s is explained", async (file, message) => {
  if (file === "pharmacy.yml") content.remove("pharmacy.yaml");
  content.write(file, "title: x");
  const problems = await content.problems();
  expect(problems).toContain(`data/${file}\n`);
  expect(problems).toContain(message);
});

test("a pharmacy without service pages, or without any content, hears what is missing", async () => {
  content.remove("services");
  expect(await content.problems()).toContain("data/services\n  There is no file in this folder.");
  content.remove("");
  expect(await content.problems()).toContain("data/pharmacy.yaml\n  This file is missing.");
});

test("of a key that the site does not know, nothing more is said", async () => {
  content.replace("brand.yaml", "main:", 'other: " {x} "\nmain:');
  expect((await content.problems()).match(/^data\//gm)).toHaveLength(1);
});

test("keys that a program has plans of its own for are unknown like any other", async () => {
  content.replace("labels.yaml", "hours:", "__proto__:\n  x: 1\nconstructor: y\nno: z\nhours:");
  const problems = await content.problems();
  for (const key of ["__proto__", "constructor", "no"]) {
    expect(problems).toContain(`The site does not know the key "${key}" here.`);
  }
});

test("a long line is shown around the mistake, and nothing in it can steer the terminal", () => {
  const problem = { file: "data/x.yaml", line: 1, message: "Wrong.", fix: "Mend it." };
  const excerpt = `${"a".repeat(300)}\u001b[2J${"b".repeat(300)}`;
  const [, line = "", mark = ""] = formatProblems([{ ...problem, column: 301, excerpt }]).split(
    "\n",
  );
  expect(line.length).toBeLessThan(120);
  expect(line).not.toContain("\u001b");
  expect(line.charAt(mark.indexOf("^"))).toBe("\ufffd");
});
