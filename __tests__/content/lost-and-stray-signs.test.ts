/** Signs that mean something to YAML, HTML or Markdown, and stand in a text all the same. */
import { contentCopy } from "../support/content/content-copy";

const content = contentCopy();

const count = (problems: string) => problems.match(/^data\//gm)?.length ?? 0;

test.each([
  ["pharmacy.yaml", /street: .*/, "street: 555 Main St #200", '"555 Main St #200"'],
  ["pharmacy.yaml", /street: .*/, "street: 555 Main St # 200", '"555 Main St # 200"'],
  ["pharmacy.yaml", /^name: .*/m, "name: Bob's #1 Pharmacy", `"Bob's #1 Pharmacy"`],
  ["pharmacy.yaml", /fax: .*/, "fax: (507) 555-0143 #2", '"(507) 555-0143 #2"'],
  ["otc.yaml", '- "Naproxen tablets"', "- Size #4 gauze", '"Size #4 gauze"'],
  ["otc.yaml", '- "Naproxen tablets"', "- Gauze\t#4", '"Gauze #4"'],
  ["pages/error.yaml", /^text: .*/m, "text: Call us # any time", '"Call us # any time"'],
  ["header.yaml", '"/about/"', "/privacy/ #what-we-send", '"/privacy/ #what-we-send"'],
])("in %s, %s written as %s loses nothing unheard", async (file, from, to, whole) => {
  content.replace(file, from, to);
  const problems = await content.problems();
  expect(problems).toContain("Without quotes this text ends before the #");
  expect(problems).toContain(`Put it in double quotes: ${whole}.`);
  expect(count(problems)).toBe(1);
});

test.each([
  ["brand.yaml", /main: .*/, "main: #0b5650", '"#0b5650"'],
  ["otc.yaml", '- "Naproxen tablets"', "- #1 seller", '"#1 seller"'],
  ["pharmacy.yaml", /street: .*/, "street: #12 Main St", '"#12 Main St"'],
])("in %s, a text that begins with # and has no quotes is heard", async (file, from, to, whole) => {
  content.replace(file, from, to);
  const problems = await content.problems();
  expect(problems).toContain("is a note to YAML");
  expect(problems).toContain(`put it in double quotes: ${whole}`);
  expect(count(problems)).toBe(1);
});

test.each([
  ["pharmacy.yaml", /^(fax: ".*)/m, "$1 # the old one"],
  ["pharmacy.yaml", /^fax: "(.*)"/m, "fax: $1 # the old one"],
  ["pharmacy.yaml", /^since: .*/m, "since: 2024 # when we opened"],
  ["pharmacy.yaml", /^hours:/m, "hours: # of the store"],
  ["pharmacy.yaml", /^hours:/m, "# Ask Ann before you change these.\nhours:"],
  ["services/immunizations.yaml", /^icon: .*/m, "icon: syringe # or pill"],
  ["header.yaml", '"/about/"', "/about/ # our story"],
  ["pharmacy.yaml", /(street: ".*)"/, '$1 #200"'],
])("in %s, the note in %s is welcome", async (file, from, to) => {
  content.replace(file, from, to);
  expect(await content.problems()).toBe("");
});

test.each([
  ["Call <b>today</b>.", "<b>"],
  ["One line<br>and another", "<br>"],
  ["One line<br />and another", "<br />"],
  ['See <a href="https://x.example/">this</a>', '<a href="https://x.example/">'],
  ["We close early</p>", "</p>"],
  ["<!-- later -->Hello", "<!--"],
  ["Vaccines &amp; more", 'Write "&" in its place.'],
  ["Vaccines&nbsp;and more", 'Write " " in its place.'],
  ["It&#8217;s here", "&#8217;"],
  ["We are **open**", 'Write "open" in its place.'],
  ["We are __open__", 'Write "open" in its place.'],
  ["We are *open* today", 'Write "open" in its place.'],
  ["We are _open_ today", 'Write "open" in its place.'],
  ["We are ~~closed~~ open", 'Write "closed" in its place.'],
  ["Read [our story](/about/)", 'Write "our story" in its place.'],
  ["![A walker](walker.webp)", 'Write "A walker" in its place.'],
  ["# Our promise", "Patients would see # "],
  ["Say `hello`", 'Write "hello" in its place.'],
])("%j is refused, since patients would see the signs", async (text, message) => {
  content.set("pages/error.yaml", ["text"], text);
  const problems = await content.problems();
  expect(problems).toContain("Patients would see ");
  expect(problems).toContain(message);
  expect(count(problems)).toBe(1);
});

test.each([
  ["pharmacy.yaml", ["name"], "Juniper Pharmacy &amp; Supply"],
  ["pharmacy.yaml", ["address", "street"], "5 Main St<br>Suite 2"],
  ["otc.yaml", ["categories", 0, "items", 0], "**Aspirin**"],
  ["services/immunizations.yaml", ["title"], "<i>Immunizations</i>"],
  ["equipment.yaml", ["categories", 0, "items", 0, "picture", "alt"], "A <b>walker</b>"],
])("in %s, %j can no more hold them", async (file, key, text) => {
  content.set(file, key, text);
  expect(await content.problems()).toContain("Patients would see ");
});

test.each([
  "Vaccines & more, from A&D to Q&A; ask us",
  "For children < 5 years, or > 65; <3",
  "Free delivery* within 5 miles. *Ask us.",
  "2 * 3 * 4",
  "Size 5*10 or 6*12, snake_case_names too",
  "The #1 pharmacy, #2 in size",
  "Press # and then *",
  "Bring [all] your (old) bottles",
  "AT&T; and 7-Eleven",
  "Wait ~5 minutes",
])("%j is honest text", async (text) => {
  content.set("pages/error.yaml", ["text"], text);
  expect(await content.problems()).toBe("");
});

test.each(["- call us", "? call us", "| call us", "> call us", "{phone} is ours", "[call] us"])(
  "%s without quotes needs them, for its first sign",
  async (text) => {
    content.replace("pages/error.yaml", /^text: .*/m, `text: ${text}`);
    const problems = await content.problems();
    expect(problems).toContain(`| text: ${text}\n  |       ^`);
    expect(problems).toContain("A text that begins with this sign needs quotes");
    expect(count(problems)).toBe(1);
  },
);

test("a longitude whose minus stands alone is told where a minus stands", async () => {
  content.replace("pharmacy.yaml", /longitude: .*/, "longitude: - 93.161");
  expect(await content.problems()).toContain("The minus of a number stands right before it.");
});

test.each([
  ["{phone}", 'Put it in double quotes: text: "{phone}".'],
  ["[call us]", 'Put it in double quotes: text: "[call us]".'],
])("a text that is nothing but %s without quotes needs them", async (text, fix) => {
  content.replace("pages/error.yaml", /^text: .*/m, `text: ${text}`);
  const problems = await content.problems();
  expect(problems).toContain(fix);
  expect(count(problems)).toBe(1);
});

test.each(["We\u00e2\u20ac\u2122re here", "caf\u00c3\u00a9", "98.6\u00c2\u00b0"])(
  "%s was opened in an old encoding",
  async (text) => {
    content.set("pages/error.yaml", ["text"], text);
    expect(await content.problems()).toContain("A letter here became several");
  },
);

test.each(["mailto:info@x.example", "info@x.example,b@x.example", "Ann <info@x.example>"])(
  "%s is no mailbox",
  async (address) => {
    content.set("pharmacy.yaml", ["email"], address);
    expect(await content.problems()).toContain("is not an email address.");
  },
);
