import { contentCopy } from "../support/content-copy";

const content = contentCopy();

test("a missing key is named, with an example to copy", async () => {
  content.replace("pharmacy.yaml", 'fax: "(507) 555-0143"\n', "");
  expect(await content.problems()).toMatch(
    /data\/pharmacy\.yaml:\d+:\d+[^]*The key "fax" is missing here\.\n.*fax: "\(507\) 555-0142"/,
  );
});

test("an unknown key comes with the one that was meant", async () => {
  content.replace("pharmacy.yaml", "phone:", "phon:");
  const problems = await content.problems();
  expect(problems).toContain('The site does not know the key "phon" here.');
  expect(problems).toContain('Did you mean "phone"?');
  expect(problems).toContain('| phon: "(507) 555-0142"\n  | ^');
});

test.each([
  ["a time", 'monday: "9AM-7PM"', "monday: 9:00", 'monday: "9:00"'],
  ["a ZIP code", 'zip: "55057"', "zip: 01532", 'zip: "01532"'],
  ["a date", 'date: "2026-11-26"', "date: 2026-11-26", 'date: "2026-11-26"'],
])("%s without quotes is caught before YAML makes a number of it", async (_, good, bad, quoted) => {
  content.replace("pharmacy.yaml", good, bad);
  const problems = await content.problems();
  expect(problems).toContain("is not a text to YAML");
  expect(problems).toContain(`Put it in double quotes: ${quoted}.`);
});

test.each([
  ['monday: "9AM-7PM"', 'monday: "7PM-9AM"', '"7PM-9AM" closes before it opens.'],
  ['monday: "9AM-7PM"', 'monday: "9-7"', "is not a day's opening hours."],
  ['monday: "9AM-7PM"', 'monday: "13AM-7PM"', "has an hour that is not on a 12-hour clock."],
  ['fax: "(507) 555-0143"', 'fax: "555-0143"', "is not a US phone number we can dial."],
  ['state: "MN"', 'state: "Minnesota"', "is not a two-letter state code."],
  ['date: "2026-11-26"', 'date: "2026-02-30"', "is not a day in the calendar."],
  ["since: 2024", 'since: "2024"', '"since" must be a number.'],
  ["America/Chicago", "America/Northfield", "is not the name of a time zone."],
])("%s written as %s is refused", async (good, bad, message) => {
  content.replace("pharmacy.yaml", good, bad);
  const problems = await content.problems();
  expect(problems).toContain(message);
  expect(problems).toMatch(/^data\/pharmacy\.yaml:\d+:\d+$/m);
});

test("a picture that is not there is named, with the nearest one that is", async () => {
  content.replace("equipment.yaml", "images/walker.webp", "images/wolker.webp");
  const problems = await content.problems();
  expect(problems).toContain("There is no picture data/images/wolker.webp.");
  expect(problems).toContain('Did you mean "images/walker.webp"?');
});

test("a file that is no picture is refused", async () => {
  content.write("images/walker.webp", "not a picture");
  expect(await content.problems()).toContain(
    "The file data/images/walker.webp is not a picture, or it is damaged.",
  );
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

test("a fact in braces that does not exist is refused", async () => {
  content.replace("pages/error.yaml", "{phone}", "{fone}");
  const problems = await content.problems();
  expect(problems).toContain("There is no fact {fone}.");
  expect(problems).toContain("Did you mean {phone}?");
});

test("an unknown section type is refused, with the types there are", async () => {
  content.replace("services/immunizations.yaml", 'type: "booking"', 'type: "boking"');
  const problems = await content.problems();
  expect(problems).toContain('There is no section of the type "boking".');
  expect(problems).toContain('Did you mean "booking"?');
});

test("an unknown icon is refused", async () => {
  content.replace("services/immunizations.yaml", 'icon: "syringe"', 'icon: "syrinx"');
  expect(await content.problems()).toContain('Did you mean "syringe"?');
});

test("two files for the same address are refused", async () => {
  content.write("services/immunizations.yml", "title: Twin");
  expect(await content.problems()).toContain(
    'data/services/immunizations.yaml makes a page with the same address, "immunizations".',
  );
});

test("two pages in the same place of the menu are refused", async () => {
  content.replace("services/otc-network.yaml", "order: 9", "order: 1");
  expect(await content.problems()).toContain("has the same place in the menu, 1.");
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
])("%s is explained", async (_, text, message) => {
  content.write("footer.yaml", text);
  const problems = await content.problems();
  expect(problems).toContain("data/footer.yaml");
  expect(problems).toContain(message);
});

test("all mistakes of all files come in one go", async () => {
  content.replace("pharmacy.yaml", 'fax: "(507) 555-0143"', 'fax: "1"');
  content.replace("pharmacy.yaml", 'state: "MN"', 'state: "M"');
  content.replace("header.yaml", "/about/", "/nowhere/");
  const problems = await content.problems();
  expect(problems).toContain('"1" is not a US phone number');
  expect(problems).toContain('"M" is not a two-letter state code');
  expect(problems).toContain("There is no page /nowhere/");
});
