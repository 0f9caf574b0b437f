/** One slip of the hand is one message, however much follows from it. */
import { contentCopy } from "../support/content/content-copy";

const content = contentCopy();

const HOURS = /^hours:\n( {2}.*\n)+/m;

const outdented = (group: string) => group.replaceAll(/^ {2}/gm, "");

test.each([
  ["a key misspelled", /^fax:/m, "fx:", 'Did you mean "fax"?'],
  ["a key in capitals", /^fax:/m, "FAX:", 'Did you mean "fax"?'],
  ["a key in two words", /^shortName:/m, "short name:", 'Did you mean "shortName"?'],
  ["a key by another name", /^phone:/m, "telephone:", 'Did you mean "phone"?'],
  ["a key by quite another name", /^website:/m, "internet:", 'The key "website" is missing here.'],
  ["a key out of its group", /^ {2}zip:/m, "zip:", "Move it to the lines below address:"],
  [
    "a key in another group",
    /^(location:\n(?: .*\n)+)phone: (.*)/m,
    "$1  phone: $2",
    "Move it to the beginning of its line",
  ],
  ["a group's name deleted", /^location:\n/m, "", "The line location: is missing above this one."],
  ["an empty text", /^fax: .*/m, 'fax: ""', '"fax" is empty.'],
  ["a date in American order", /"2026-12-25"/, '"12/25/2026"', "is not a date"],
  ["a site without its slash", /^(website: .*)\/"/m, '$1"', "is not the address of a whole site"],
  [
    "a list for a group",
    /^location:\n {2}(.*)\n {2}(.*)/m,
    "location:\n  - $1\n    $2",
    '"location" must be a group of keys, not a list.\n  Write the keys without hyphens.',
  ],
])("%s", async (_, from, to, message) => {
  content.replace("pharmacy.yaml", from, to);
  const problems = await content.problems();
  expect(problems).toContain(message);
  expect(problems.match(/^data\//gm)).toHaveLength(1);
});

test("a group that is not moved to the right", async () => {
  const [group = ""] = HOURS.exec(content.text("pharmacy.yaml")) ?? [];
  content.replace("pharmacy.yaml", group, outdented(group));
  const problems = await content.problems();
  expect(problems).toContain("| monday:");
  expect(problems).toContain("Move the lines of hours: two spaces to the right");
  expect(problems.match(/^data\//gm)).toHaveLength(1);
});

test("facts wrapped into a group that the site does not know", async () => {
  const [facts = ""] = /^phone:.*\nfax:.*\nemail:.*\n/m.exec(content.text("pharmacy.yaml")) ?? [];
  content.replace(
    "pharmacy.yaml",
    facts,
    `contacts:\n${facts.replaceAll(/^/gm, "  ").trimEnd()}\n`,
  );
  const problems = await content.problems();
  expect(problems).toContain('The site does not know the key "contacts" here.');
  expect(problems).toContain("move those below it two spaces to the left");
  expect(problems.match(/^data\//gm)).toHaveLength(1);
});

test("two keys misspelled are two mistakes", async () => {
  content.replace("pharmacy.yaml", /^fax:/m, "fx:");
  content.replace("pharmacy.yaml", /^email:/m, "emial:");
  const problems = await content.problems();
  expect(problems).toContain('Did you mean "fax"?');
  expect(problems).toContain('Did you mean "email"?');
  expect(problems.match(/^data\//gm)).toHaveLength(2);
});

test("a ZIP code that is missing is shown in the quotes that it needs", async () => {
  content.replace("pharmacy.yaml", /^ {2}zip: .*\n/m, "");
  expect(await content.problems()).toContain('For example: zip: "55057"');
});

const TWO_PLACES =
  "  - latitude: 44.4\n    longitude: -93.1\n  - latitude: 44.5\n    longitude: -93.2\n";

test.each([
  ["a list beside the facts", /^phone:/m, `locations:\n${TWO_PLACES}phone:`],
  ["a list in place of the group", /^location:\n( .*\n)+/m, `locations:\n${TWO_PLACES}`],
  ["a list under its name", /^location:\n( .*\n)+/m, `location:\n${TWO_PLACES}`],
  ["stores", /^phone:/m, `stores:\n  - "Northfield"\n  - "Faribault"\nphone:`],
])("who writes several locations hears that a site has one: %s", async (_, from, to) => {
  content.replace("pharmacy.yaml", from, to);
  const problems = await content.problems();
  expect(problems).toContain("This site is made for one location");
  expect(problems).toContain("Make a site for each location");
  expect(problems.match(/^data\//gm)).toHaveLength(1);
});

test.each([
  ["https://hospital.example/pharmacy/", "https://pharmacy.hospital.example/"],
  ["https://www.hospital.example/our-pharmacy/", "https://our-pharmacy.hospital.example/"],
])("a site in a folder, %s, hears why not and what works", async (address, instead) => {
  content.set("pharmacy.yaml", ["website"], address);
  const problems = await content.problems();
  expect(problems).toContain("This site cannot be a folder of another one");
  expect(problems).toContain(instead);
  expect(problems.match(/^data\//gm)).toHaveLength(1);
});

test.each([
  ["http://x.example/", "https://x.example/"],
  ["https://X.example", "https://x.example/"],
  ["x.example", "https://x.example/"],
  ["https://x.example/index.html", "https://x.example/"],
])("%s is refused with the address that was meant", async (address, meant) => {
  content.set("pharmacy.yaml", ["website"], address);
  expect(await content.problems()).toContain(`Did you mean "${meant}"?`);
});
