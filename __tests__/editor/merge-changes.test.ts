/** Two people change a content file at the same time, and changes are taken back: nothing untouched changes. */
import { describeChange } from "../../src/editor/values/describe-change";
import { type Conflict, mergeChanges } from "../../src/editor/values/merge-changes";
import { takenBack } from "../../src/editor/values/take-back";
import { sayIn } from "../../src/lib/say";
import { sampleText } from "../support/content/sample-files";

const PHARMACY = "pharmacy.yaml";
const base = sampleText(PHARMACY);

const line = (key: string, value: string) => (text: string) =>
  text.replace(new RegExp(`^( *${key}: ).*$`, "m"), `$1"${value}"`);
const ourFax = line("fax", "(507) 555-0188");
const theirPhone = line("phone", "(507) 555-0177");

interface Versions {
  base: string;
  ours: string;
  theirs: string;
}

/** Merges, and returns the questions in one line each. */
function merge(versions: Versions, choice: "ours" | "theirs" = "ours", path = PHARMACY) {
  const questions: string[] = [];
  const merged = mergeChanges(path, versions, ({ labels, ours, theirs }: Conflict) => {
    questions.push(
      `${labels.join(", ") || "This file"}: ${ours ?? "(deleted)"} or ${theirs ?? "(deleted)"}`,
    );
    return choice;
  });
  return { merged, questions };
}

test("changes of different fields are both kept, and nothing else is touched", () => {
  expect(merge({ base, ours: ourFax(base), theirs: theirPhone(base) })).toEqual({
    merged: ourFax(theirPhone(base)),
    questions: [],
  });
});

test.each([
  ["ours", ourFax(base)],
  ["theirs", line("fax", "(507) 555-0166")(base)],
] as const)("a field that both changed is asked about, and becomes %s", (choice, expected) => {
  const theirs = line("fax", "(507) 555-0166")(base);
  expect(merge({ base, ours: ourFax(base), theirs }, choice)).toEqual({
    merged: expected,
    questions: ["Fax: (507) 555-0188 or (507) 555-0166"],
  });
});

test.each(["theirs", "ours"] as const)(
  "a file that cannot be read is asked about, and %s is written as it is",
  (choice) => {
    const versions = { base, ours: ourFax(base), theirs: "phone: 'open\n" };
    const { merged, questions } = merge(versions, choice);
    expect(questions).toEqual([expect.stringMatching(/^This file: /)]);
    expect(merged).toBe(versions[choice]);
  },
);

/** Special days, such as `11-26 Closed`, of 2026 unless they have a year. */
const days = (...list: string[]) =>
  `specialHours:\n${list
    .map((day) => {
      const [date = "", hours] = day.split(" ");
      return `  - date: "${date.length > 5 ? date : `2026-${date}`}"\n    hours: "${hours}"\n`;
    })
    .join("")}`;

const HOLIDAYS = ["11-26 Closed", "12-24 9AM-2PM", "12-25 Closed", "12-31 9AM-2PM"];
const [thanksgiving = "", eve = "", christmas = "", newYear = ""] = HOLIDAYS;
const NEW_DAY = "2027-01-01 Closed";
const SHORT_EVE = "12-24 9AM-12PM";

test.each<[string, string[], string[], string[]]>([
  [
    "days in another order",
    [thanksgiving, newYear, christmas, eve],
    [thanksgiving, SHORT_EVE, christmas, newYear],
    [thanksgiving, newYear, christmas, SHORT_EVE],
  ],
  [
    "two new days at the end",
    [...HOLIDAYS, NEW_DAY],
    [...HOLIDAYS, "2027-02-15 Closed"],
    [...HOLIDAYS, NEW_DAY, "2027-02-15 Closed"],
  ],
  [
    "the same new day, and both ends of the list",
    [eve, christmas, newYear, NEW_DAY],
    [thanksgiving, eve, christmas, NEW_DAY],
    [eve, christmas, NEW_DAY],
  ],
  [
    "three changes at once on each side",
    [thanksgiving, "12-01 9AM-1PM", "12-24 Closed", newYear],
    [NEW_DAY, "11-26 10AM-1PM", eve, christmas],
    [NEW_DAY, "11-26 10AM-1PM", "12-01 9AM-1PM", "12-24 Closed"],
  ],
])("%s: both changes stay, without a question", (_, ours, theirs, expected) => {
  const versions = { base: days(...HOLIDAYS), ours: days(...ours), theirs: days(...theirs) };
  expect(merge(versions)).toEqual({ merged: days(...expected), questions: [] });
});

test.each<[string, string[], string[], string, string[], string[]]>([
  [
    "a day that both changed, in a list whose first day is gone",
    ["12-24 Closed", christmas, newYear],
    [thanksgiving, SHORT_EVE, christmas, newYear],
    "Special hours, Dec 24, 2026, Hours: Closed or 9AM-12PM",
    ["12-24 Closed", christmas, newYear],
    [SHORT_EVE, christmas, newYear],
  ],
  [
    "a day that one removed and the other changed",
    [thanksgiving, christmas, newYear],
    [thanksgiving, SHORT_EVE, christmas, newYear],
    "Special hours, Dec 24, 2026: (deleted) or 2026-12-24, 9AM-12PM",
    [thanksgiving, christmas, newYear],
    [thanksgiving, SHORT_EVE, christmas, newYear],
  ],
  [
    "a day that both added with other hours",
    [...HOLIDAYS, NEW_DAY],
    [...HOLIDAYS, "2027-01-01 10AM-2PM"],
    "Special hours, Jan 1, 2027, Hours: Closed or 10AM-2PM",
    [...HOLIDAYS, NEW_DAY],
    [...HOLIDAYS, "2027-01-01 10AM-2PM"],
  ],
])("%s is asked about by its date", (_, ours, theirs, question, withOurs, withTheirs) => {
  const versions = { base: days(...HOLIDAYS), ours: days(...ours), theirs: days(...theirs) };
  expect(merge(versions, "ours")).toEqual({ merged: days(...withOurs), questions: [question] });
  expect(merge(versions, "theirs")).toEqual({ merged: days(...withTheirs), questions: [question] });
});

const prose = (...paragraphs: string[]) =>
  `title: "Parking"\nsections:\n  - type: "text"\n    heading: "Where to park"\n    paragraphs:\n${paragraphs
    .map((text) => `      - "${text}"\n`)
    .join("")}`;

test("prose, whose entries have no keys, is matched by what stayed the same", () => {
  const versions = {
    base: prose("One.", "Two.", "Three."),
    ours: prose("New.", "One.", "Two.", "Three, corrected."),
    theirs: prose("One.", "Two, corrected.", "Three.", "Four."),
  };
  expect(merge(versions, "ours", "own-pages/parking.yaml")).toEqual({
    merged: prose("New.", "One.", "Two, corrected.", "Three, corrected.", "Four."),
    questions: [],
  });
});

test("comments stay with what they are about", () => {
  const noted = base
    .replace(/^fax:/m, "# Ask Ann before you change the fax.\nfax:")
    .replace(/^( *saturday: ".*")$/m, "$1 # until the lease ends");
  expect(merge({ base: noted, ours: ourFax(noted), theirs: theirPhone(noted) }).merged).toBe(
    ourFax(theirPhone(noted)),
  );
});

/** Takes the change of `before` to `after` back. */
const takeBack = (before: string, after: string, now: string, path = PHARMACY) =>
  takenBack({ [path]: { before, after } }, () => now, sayIn()).get(path);

test.each<[string, string[], string[], string[], string[]]>([
  [
    "changed hours, after other days came and went",
    HOLIDAYS,
    [thanksgiving, SHORT_EVE, christmas, newYear],
    [SHORT_EVE, christmas, newYear, NEW_DAY],
    [eve, christmas, newYear, NEW_DAY],
  ],
  [
    "a removed day, after the list was sorted anew",
    HOLIDAYS,
    [eve, christmas, newYear],
    [newYear, christmas, eve],
    [thanksgiving, newYear, christmas, eve],
  ],
])("%s are taken back, and everything later stays", (_, before, after, now, expected) => {
  expect(takeBack(days(...before), days(...after), days(...now))).toBe(days(...expected));
});

test("what changed again since is named, and not taken back", () => {
  expect(() =>
    takeBack(days(eve, christmas), days(SHORT_EVE, christmas), days(christmas, "12-24 Closed")),
  ).toThrow("Special hours, Dec 24, 2026, Hours changed again since. Take back the later change");
});

test.each<[string, string[], string[], string[]]>([
  [
    "a removed and an added day",
    [thanksgiving, eve],
    [eve, NEW_DAY],
    ["Special hours: removed Nov 26, 2026", "Special hours: added Jan 1, 2027"],
  ],
  ["another order", [thanksgiving, eve], [eve, thanksgiving], ["Special hours: in another order"]],
  [
    "a changed day in another place",
    [thanksgiving, eve],
    [SHORT_EVE, thanksgiving],
    ["Special hours, Dec 24, 2026, Hours: 9AM-2PM became 9AM-12PM"],
  ],
])("%s is described by its date", (_, before, after, expected) => {
  expect(describeChange(PHARMACY, days(...before), days(...after), sayIn())).toEqual(
    expected.map((change) => `Pharmacy: ${change}`),
  );
});

test("a corrected name is described without the id that keeps its translation", () => {
  const item = (fields: string) =>
    `categories:\n  - name: "Walking"\n    items:\n      - ${fields}\n`;
  const [before, after] = ['{ name: "Cane" }', '{ id: "cane", name: "Walking stick" }'];
  expect(describeChange("equipment.yaml", item(before), item(after), sayIn())).toEqual([
    "Equipment catalog: Categories, Walking, Items, Walking stick, Name: Cane became Walking stick",
  ]);
});

test("a copy of an item is described as new, also if it has the name of the first", () => {
  const catalog = (...items: string[]) =>
    `categories:\n  - name: "Walking"\n    items:\n${items.map((item) => `      - ${item}\n`).join("")}`;
  const rollator = '{ id: "rollator", name: "Rollator" }';
  const wide = '{ id: "rollator-wide", name: "Rollator" }';
  expect(
    describeChange("equipment.yaml", catalog(rollator), catalog(wide, rollator), sayIn()),
  ).toEqual(["Equipment catalog: Categories, Walking, Items: added Rollator"]);
});
