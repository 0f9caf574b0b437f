/** The check reports errors in `data/` with location and fix. */
import { readFileSync } from "node:fs";
import { formatProblems } from "../../src/content/problem";
import { readPharmacy } from "../../src/content/read-facts";
import type { FieldDefinition } from "../../src/forms/core/form-definition";
import { formIds, forms } from "../../src/forms/forms";
import { contentCopy } from "../support/content/content-copy";

const content = contentCopy();

const count = (problems: string) => problems.match(/^data\//gm)?.length ?? 0;

describe("files that cannot be read", () => {
  test.each([
    ["only a comment", "# nothing\n", "This file is empty."],
    ["a list", "- one\n", "This file must begin with a key."],
    ["a tab", "about:\n\theading: Hi\n", "indented with a tab"],
    ["a merge conflict", "<<<<<<< ours\na: b\n=======\na: c\n", "Two versions of this file"],
    ["a letter lost", Buffer.from('about: "caf\xe9"\n', "latin1"), "not saved as UTF-8"],
    ["two bytes per letter", Buffer.from("about: x\n", "utf16le"), "not saved as UTF-8"],
    ["brackets without end", "[".repeat(20_000), "YAML cannot read this: "],
    ["a tag", "about: !read this\n", "footer.yaml:1:8"],
    ["the same key twice", "about: a\nabout: b\n", "footer.yaml:2:1"],
    ["a colon in a text without quotes", "about: Note: call us\n", "footer.yaml:1:8"],
    ["a quotation mark in quotes", 'about: "We say "hi" to you"\n', "footer.yaml:1:17"],
    ["a text that begins with *", "about: *note\n", "footer.yaml:1:8"],
    ["two lists of keys", "about: x\n---\nlegal: y\n", "footer.yaml:2:1"],
    ["a key moved to the left", "a:\n  b: x\n c: y\n", "footer.yaml:3:1"],
  ])("%s", async (_, text, message) => {
    content.write("footer.yaml", text);
    const problems = await content.problems();
    expect(problems).toContain("data/footer.yaml");
    expect(problems).toContain(message);
  });

  test("aliases that repeat each other are refused before they are read", async () => {
    const lines = Array.from({ length: 9 }, (_, index) => {
      const below = index === 0 ? '"x"' : `*a${index - 1}`;
      return `a${index}: &a${index} [${Array.from({ length: 9 }, () => below).join(", ")}]`;
    });
    content.write("footer.yaml", lines.join("\n"));
    expect(await content.problems()).toContain("footer.yaml:2:10");
  });

  test("links to a page whose file cannot be read are not reported", async () => {
    content.replace("services/immunizations.yaml", /^title:/m, "title");
    content.replace("header.yaml", '"/about/"', '"/services/immunizations/#booking"');
    const problems = await content.problems();
    expect(problems).toContain("data/services/immunizations.yaml:1");
    expect(count(problems)).toBe(1);
  });

  test("commands that need a fact print what the check says, and no stack", () => {
    content.replace("pharmacy.yaml", /^phone:/m, "phone");
    expect(() => readPharmacy(content.at(""))).toThrow(
      expect.objectContaining({
        stack: expect.stringMatching(
          /^data\/pharmacy\.yaml:\d+:1\n[^]*YAML cannot read this/,
        ) as string,
      }) as Error,
    );
  });

  test("a file from Windows, with its byte order mark and its line ends, is valid", async () => {
    const text = readFileSync(content.at("footer.yaml"), "utf8");
    content.write("footer.yaml", `\ufeff${text.replaceAll("\n", "\r\n")}`);
    expect(await content.problems()).toBe("");
  });
});

describe("keys", () => {
  test("a missing key is named, with an example to copy", async () => {
    content.replace("pharmacy.yaml", /^website: .*\n/m, "");
    expect(await content.problems()).toMatch(
      /data\/pharmacy\.yaml:\d+:\d+[^]*"website" is missing here\.\n.*website: "https:\/\/www\.yourpharmacy\.example\/"/,
    );
  });

  test.each([
    ["services/diabetic-care.yaml", /^icon: .*\n/m, 'For example: icon: "pill"'],
    ["header.yaml", /\nhome:\n.*\n.*\n/, "Write these keys below it, indented by two more spaces:"],
    [
      "pages/about.yaml",
      / {2}action:\n.*\n.*\n/,
      "spaces: label, path, url. (Words that lead to a page of this site (`path`), or elsewhere (`url`).)",
    ],
    ["pages/about.yaml", /\nintro:\n( .*\n)+/, "Write a list below it: each entry on a line"],
  ])("in %s, a missing %s comes with what to write", async (file, piece, fix) => {
    content.replace(file, piece, "\n");
    const problems = await content.problems();
    expect(problems).toMatch(/"\w+" is missing here\./);
    expect(problems).toContain(fix);
  });

  test.each(formIds)("the %s form must have words for every field", async (id) => {
    content.set(`forms/${id}.yaml`, ["questions"], {});
    const problems = await content.problems();
    const { fields }: { fields: readonly FieldDefinition[] } = forms[id].definition;
    for (const { name } of fields) expect(problems).toContain(`"${name}" is missing here.`);
  });

  test("a misspelled key comes with the one that was meant, in one message", async () => {
    content.replace("pharmacy.yaml", /^shortName:/m, "short name:");
    const problems = await content.problems();
    expect(problems).toContain('The site does not know "short name" here.');
    expect(problems).toContain('Did you mean "shortName"?');
    expect(problems).toContain("| short name:");
    expect(count(problems)).toBe(1);
  });

  test("a key that is not like any other comes with the keys there are", async () => {
    content.replace("brand.yaml", "main:", 'other: " {x} "\nmain:');
    const problems = await content.problems();
    expect(problems).toContain(
      "Take it out of the file, or ask whoever wrote it there. The keys here are: main, tint, accent, background.",
    );
    expect(count(problems)).toBe(1);
  });
});

describe("values", () => {
  test("curly quotes around a text are named, and those inside of quotes are not", async () => {
    content.replace("pharmacy.yaml", /^shortName: .*/m, "shortName: “Juniper”");
    content.replace("pages/error.yaml", /^text: .*/m, 'text: "“Hello”"');
    expect(await content.warnings()).toContain(
      'Write it without: "Juniper". In YAML, put it in straight ones.',
    );
    expect(await content.warnings()).not.toContain("Hello");
  });

  test("a fact without quotes is not a text", async () => {
    content.replace("pharmacy.yaml", /street: .*/, "street: {phone}");
    const problems = await content.problems();
    expect(problems).toContain("{phone} is not a text.");
    expect(problems).toContain('Put it in double quotes: street: "{phone}".');
  });

  test("an entry with a colon and without quotes is not a text", async () => {
    content.replace("pages/about.yaml", /(?<=^intro:\n {2}- ).*/m, "Open: only Fridays");
    const problems = await content.problems();
    expect(problems).toContain("Open: only Fridays is not a text.");
    expect(problems).toContain('Put it in double quotes: - "Open: only Fridays".');
    expect(count(problems)).toBe(1);
  });

  test("the word Null is nothing to YAML, unless it is in quotes", async () => {
    content.replace("pharmacy.yaml", /^shortName: .*/m, "shortName: Null");
    const problems = await content.problems();
    expect(problems).toContain('"shortName" is empty.');
    expect(problems).toContain('If that is its text, put it in double quotes: "Null".');
  });

  test.each([
    ["pharmacy.yaml", ["hours", "saturday"], "2nd Saturday 9AM-1PM", 'into "specialHours".'],
    ["pharmacy.yaml", ["phone"], "507-555-0142 / 507-555-0199", "(`morePhones`)"],
    ["pharmacy.yaml", ["hours", "monday"], "9-7", "is not a day's opening hours, such as 9AM-7PM"],
    ["pharmacy.yaml", ["fax"], "555-0143", "is not a US fax number."],
    ["pharmacy.yaml", ["fax"], "", '"fax" is empty.'],
    ["pharmacy.yaml", ["email"], "info@pine..example", "is not an email address."],
    ["pharmacy.yaml", ["address", "state"], "ZZ", "is not a two-letter state code."],
    ["pharmacy.yaml", ["address", "state"], " MN", "a space or a new line before or after"],
    ["pharmacy.yaml", ["specialHours", 0, "date"], "2026-02-30", "is not a day in the calendar."],
    [
      "pharmacy.yaml",
      ["specialHours", 0, "date"],
      "1927-05-31",
      "is not in this century: check the year.",
    ],
    ["pharmacy.yaml", ["since"], "2024", '"since" must be a number.'],
    [
      "pharmacy.yaml",
      ["location"],
      [44.4, -93.1],
      '"location" must have values of its own below it.',
    ],
    ["pharmacy.yaml", ["location", "longitude"], 93.161, "is not in the United States"],
    ["pharmacy.yaml", ["timeZone"], "America/Northfield", "is not the name of a time zone."],
    ["pharmacy.yaml", ["storefrontUrl"], "https://shop", "is not a full web address."],
    ["pharmacy.yaml", ["shortName"], "{name}", "Braces are not filled in here."],
    [
      "pharmacy.yaml",
      ["readyTimes", "refill"],
      "10 minutes",
      "keys below it, indented by two more",
    ],
    ["pharmacy.yaml", ["readyTimes", "refill"], {}, "needs minutes, hours or words, one of the"],
    [
      "pharmacy.yaml",
      ["readyTimes", "refill", "hours"],
      [1],
      "minutes, hours or words, one of the",
    ],
    [
      "pharmacy.yaml",
      ["readyTimes", "refill", "minutes"],
      [20, 15],
      "begin with the shorter time.",
    ],
    ["pharmacy.yaml", ["readyTimes", "refill", "minutes"], 10, "minutes: [15, 20]"],
    ["pharmacy.yaml", ["phone"], "(555) 555-5555", "has an area code that does not exist."],
    [
      "pharmacy.yaml",
      ["morePhones"],
      [{ label: "Texts", number: "(507) 555-0148 ext. 3", use: "text" }],
      "has an extension, to which no message can be sent.",
    ],
    ["pages/error.yaml", ["text"], "Call {fone}.", "Did you mean {phone}?"],
    ["pages/error.yaml", ["text"], "Call {phone.", "A brace stands alone here"],
    ["pages/error.yaml", ["text"], "Call <b>today</b>.", 'patients would see "<b>"'],
    ["pages/error.yaml", ["text"], "We are **open**", 'patients would see "**open**"'],
    ["pages/error.yaml", ["text"], "Vaccines &amp; more", 'patients would see "&amp;"'],
    ["pages/error.yaml", ["text"], "[Our story](/about/)", "neither HTML nor Markdown"],
    ["pharmacy.yaml", ["socialPicture", "alt"], "card.png", "The name of a file tells nothing"],
    ["services/diabetic-care.yaml", ["sections", 0, "type"], "boking", 'Did you mean "booking"?'],
    ["services/immunizations.yaml", ["icon"], "syrinx", 'Did you mean "syringe"?'],
    ["brand.yaml", ["main"], "teal", '"teal" is not a color.'],
  ])("in %s, %j cannot be %j", async (file, path, value, message) => {
    content.set(file, path, value);
    const problems = await content.problems();
    expect(problems).toContain(message);
    expect(problems).toMatch(new RegExp(`^data/${file}:\\d+:\\d+$`, "m"));
    expect(count(problems)).toBe(1);
  });

  test.each([
    "Vaccines & more, from A&D to Q&A; AT&T; ask us",
    "For children < 5 years, or > 65; <3",
    "Free delivery* within 5 miles. *Ask us. 2 * 3 * 4",
    "The #1 pharmacy. Press # and then *",
    "Bring [all] your (old) bottles to São Paulo",
  ])("%j is fine", async (text) => {
    content.set("pages/error.yaml", ["text"], text);
    expect(await content.problems()).toBe("");
  });

  test("a text without quotes loses nothing at a #", async () => {
    content.replace("pharmacy.yaml", /street: .*/, "street: 5 Main St #200");
    const problems = await content.problems();
    expect(problems).toContain("Without quotes this text ends before the #");
    expect(problems).toContain('Put it in double quotes: "5 Main St #200".');
  });

  test.each([
    ["pages/error.yaml", /^heading: .*/m, "heading: We are # 1 in town", "We are # 1 in town"],
    ["pages/error.yaml", /^heading: .*/m, "heading: We are\n  # 1 in town", "We are # 1 in town"],
    ["pages/about.yaml", /(?<=^intro:\n {2}- ).*/m, "We are # 1 in town", "We are # 1 in town"],
  ])("in %s, %s becomes %j, and the check asks for the rest", async (file, from, to, whole) => {
    content.replace(file, from, to);
    expect(await content.problems()).toBe("");
    const said = await content.warnings();
    expect(said).toContain("Without quotes this text ends before the #");
    expect(said).toContain(`put both in double quotes: "${whole}".`);
  });

  test("a color without quotes needs them", async () => {
    content.replace("brand.yaml", /main: .*/, "main: #0b5650");
    expect(await content.problems()).toContain("without them, # begins a comment.");
  });

  test("notes after a # are fine", async () => {
    content.replace("pharmacy.yaml", /^fax: "(.*)"/m, "fax: $1 # the old one");
    content.replace("pharmacy.yaml", /^hours:/m, "# Ask Ann first.\nhours: # of the store");
    content.replace("pharmacy.yaml", /(street: ".*)"/, '$1 #200" # our suite');
    content.replace("pages/error.yaml", /^heading: .*/m, "heading: Not here\n# the text");
    expect(await content.problems()).toBe("");
    expect(await content.warnings()).not.toContain("#");
  });

  test.each(["id", "name"])(
    "an entry that is in its list twice is refused by its %s",
    async (key) => {
      if (key === "id") content.replace("pages/privacy.yaml", /id: "[a-z-]+"/g, 'id: "same"');
      const items = ["equipment.yaml", ["categories", 0, "items", 0, "name"], "Walker"] as const;
      if (key === "name") {
        content.set(...items);
        content.set("equipment.yaml", ["categories", 0, "items", 1, "name"], "Walker");
      }
      expect(await content.problems()).toContain("above already.");
    },
  );
});

const NAMES = ["categories", 0, "items", 0, "alsoCalled"] as const;

test.each([
  [["Tylenol", "tylenol"], 'This list has "tylenol" above already.'],
  [[], '"alsoCalled" needs at least 1.'],
])("%j are no further names of a product: %s", async (names, problem) => {
  content.set("otc.yaml", NAMES, names);
  const problems = await content.problems();
  expect(problems).toContain("data/otc.yaml");
  expect(problems).toContain(problem);
});

describe("the address of the site", () => {
  test.each([
    "https://x.example/pharmacy",
    "https://x.example/our pharmacy/",
    "https://x.example/../pharmacy/",
    "https://x.example/pharmacy//",
    "https://x.example:443/",
    "https://staff@x.example/",
  ])("cannot be %s", async (address) => {
    content.set("pharmacy.yaml", ["website"], address);
    expect(await content.problems()).toContain("is not the address of a site: https://");
  });

  test.each([
    ["http://x.example/", "https://x.example/"],
    ["x.example", "https://x.example/"],
    ["https://x.example/index.html", "https://x.example/"],
    ["x.example/Our_pharmacy", "https://x.example/Our_pharmacy/"],
  ])("if it is written %s, comes with what was meant", async (address, meant) => {
    content.set("pharmacy.yaml", ["website"], address);
    expect(await content.problems()).toContain(`Did you mean "${meant}"?`);
  });

  test.each(["https://www.x.example:8443/", "https://x.example/groups/Our_pharmacy/"])(
    "can be %s",
    async (address) => {
      content.set("pharmacy.yaml", ["website"], address);
      expect(await content.problems()).toBe("");
    },
  );
});

describe("pages and links", () => {
  test.each([
    ["/abuot/", 'There is no page /abuot/ on this site.\n  Did you mean "/about/"?'],
    ["/privacy/#what-we-sent", "The page /privacy/ has no part #what-we-sent."],
    ["/prescriptions/#transfr", 'Did you mean "/prescriptions/#transfer"?'],
    ["/services/wellness-services/#book", 'as a whole: "/services/wellness-services/"'],
    ["https://www.example.org/", "is not the address of a page of this site."],
  ])("a link to %s is refused", async (path, message) => {
    content.replace("header.yaml", '"/about/"', `"${path}"`);
    expect(await content.problems()).toContain(message);
  });

  test("a second block for booking on one page is refused", async () => {
    const booking = { type: "booking", heading: "Book a visit", buttons: ["Book"] };
    content.set("services/immunizations.yaml", ["sections"], [booking, booking]);
    expect(await content.problems()).toContain('A page can have one block "booking"');
  });
});

describe("names of files", () => {
  test("a missing file and an unknown one are both named", async () => {
    content.remove("footer.yaml");
    content.write("footr.yaml", "a: b");
    const problems = await content.problems();
    expect(problems).toContain("data/footer.yaml\n  This file is missing.");
    expect(problems).toContain("Did you mean to call it data/footer.yaml?");
  });

  test.each([
    ["pharmacy.yml", "Did you mean to call it data/pharmacy.yaml?"],
    ["Footer.YAML", "If it is newer than data/footer.yaml, copy what is new there."],
    ["services/Flu Shots.yaml", "for example flu-shots.yaml."],
    ["services/deeper/flu.yaml", "The site does not know this file."],
  ])("%s is explained", async (file, message) => {
    if (file === "pharmacy.yml") content.remove("pharmacy.yaml");
    content.write(file, "title: x");
    const problems = await content.problems();
    expect(problems).toContain(`data/${file}\n`);
    expect(problems).toContain(message);
  });

  const IGNORED = [
    ".DS_Store",
    "services/._immunizations.yaml",
    "pharmacy.yaml~",
    "~$notes.docx",
    "Thumbs.db",
    "images/desktop.ini",
  ];

  test("what systems and editors leave behind is ignored", async () => {
    for (const file of IGNORED) content.write(file, Buffer.from([0, 1, 2]));
    expect(await content.problems()).toBe("");
    expect(await content.warnings()).toBe("");
  });

  test("a file of another kind is not read, and the check says so", async () => {
    content.write("services/foot-care.yaml.txt", "title: x");
    expect(await content.problems()).toBe("");
    expect(await content.warnings()).toContain(
      "data/services/foot-care.yaml.txt\n  The site does not read this file.",
    );
  });

  test("a file that is needed is found under the name that Windows gave it", async () => {
    content.write("pharmacy.yaml.txt", content.text("pharmacy.yaml"));
    content.remove("pharmacy.yaml");
    expect(await content.problems()).toMatch(
      /^data\/pharmacy\.yaml\n {2}This file is missing\.\n {2}Did you mean data\/pharmacy\.yaml\.txt\?/,
    );
  });

  test("the copy of a page is no page", async () => {
    content.write(
      "services/immunizations - Copy.yaml",
      content.text("services/immunizations.yaml"),
    );
    expect(await content.problems()).toContain("If it is a copy, move it out of data/.");
  });

  test("without service pages, or without any content, the check says what is missing", async () => {
    content.remove("services");
    expect(await content.problems()).toContain("data/services\n  There is no file in this folder.");
    content.remove("");
    expect(await content.problems()).toContain("data/pharmacy.yaml\n  This file is missing.");
  });
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
