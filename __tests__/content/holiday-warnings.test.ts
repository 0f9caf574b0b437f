import { stringify } from "yaml";
import { readPharmacy } from "../../src/content/read-facts";
import { formatProblems } from "../../src/content/problem";
import { YamlSource } from "../../src/content/read/yaml-source";
import { dates } from "../../src/content/rules/dates";
import { missingHolidays, usHolidays } from "../../src/content/rules/holidays";
import { contentCopy } from "../support/content/content-copy";
import { saidBy } from "../support/content/said-by";
import { everyDay, weeklyHours } from "../support/time/weekly-hours";

test("holidays are observed on the days that the government lists", () => {
  // https://www.opm.gov/policy-data-oversight/pay-leave/federal-holidays/
  const days = ["2027-01-01", "2027-05-31", "2027-07-05", "2027-09-06", "2027-11-25", "2027-12-24"];
  expect(usHolidays(2027).map(({ observed }) => observed)).toEqual(days);
});

/** `pharmacy.yaml` with entries for some days. */
function contentWith(planned: string[] | undefined, hours = weeklyHours) {
  const file = "data/pharmacy.yaml";
  const value = {
    ...readPharmacy("data"),
    hours,
    specialHours: planned?.map((date) => ({ date, hours: "Closed", reason: "A test" })),
  };
  return {
    pharmacy: { file, value },
    files: [{ source: new YamlSource(file, stringify(value)) }],
  };
}

const said = (planned: string[] | undefined, today: string, hours?: typeof weeklyHours) =>
  saidBy(missingHolidays, { ...contentWith(planned, hours), today }).map(({ message }) => message);

test("a holiday of the next three months without an entry is named", () => {
  expect(said(["2027-01-01"], "2026-10-01")).toEqual([
    'Thanksgiving Day (Thu, November 26, 2026) is not in "specialHours" yet.',
    'Christmas Day (Fri, December 25, 2026) is not in "specialHours" yet.',
  ]);
});

test("an entry for the day on which it is observed counts", () => {
  expect(
    said(["2027-07-05", "2027-05-31"], "2027-05-01", { ...weeklyHours, sunday: "9AM-1PM" }),
  ).toEqual([]);
});

test("a holiday on a day that is closed every week is asked for on the day on which it is observed", () => {
  const named = ['Independence Day (Mon, July 5, 2027) is not in "specialHours" yet.'];
  expect(said(["2027-05-31"], "2027-06-05")).toEqual(named);
  expect(said(["2027-05-31"], "2027-06-05", { ...weeklyHours, monday: "Closed" })).toEqual([]);
  expect(said(["2027-05-31"], "2027-06-05", { ...weeklyHours, sunday: "9AM-1PM" })).toEqual([
    'Independence Day (Sun, July 4, 2027) is not in "specialHours" yet.',
  ]);
});

test("hours from a date on say whether a holiday's day is open", () => {
  const content = contentWith(["2027-05-31"], weeklyHours);
  const hoursFrom = [{ date: "2027-06-01", hours: everyDay("9AM-1PM") }];
  const value = { ...content.pharmacy.value, hoursFrom };
  const pharmacy = { ...content.pharmacy, value };
  expect(
    saidBy(missingHolidays, { ...content, pharmacy, today: "2027-06-05" }).map(
      ({ message }) => message,
    ),
  ).toEqual(['Independence Day (Sun, July 4, 2027) is not in "specialHours" yet.']);
});

test("from October on a year without any entry is named once", () => {
  expect(said(["2026-11-26", "2026-12-25"], "2026-09-30")).toEqual([]);
  expect(said(["2026-11-26", "2026-12-25"], "2026-10-05")).toEqual([
    expect.stringMatching(
      /^The holidays of 2027 are not in "specialHours" yet: New Year's Day \(.*, Christmas Day \(/,
    ),
  ]);
});

const content = contentCopy();
const warnings = async () => {
  const { warnings } = await content.check("2026-10-05T12:00:00Z");
  return warnings.filter(({ file }) => file === "data/pharmacy.yaml");
};

/** Pastes the lines that the terminal shows below the first warning. */
async function pasteFirst(where: RegExp, around: (lines: string) => string) {
  const [warning] = await warnings();
  if (!warning) throw new Error("Nothing is missing.");
  const printed = formatProblems([warning]).split("\n");
  const lines = printed.slice(-(warning.lines?.length ?? 0)).join("\n");
  content.replace("pharmacy.yaml", where, around(lines));
}

const LIST = /^specialHours:\n( .*\n)+/m;
const ONE_DAY = 'date: "2027-01-01"\n@hours: "Closed"\n@reason: "New Year\'s Day"\n';
const withOneDay = (indent: string) =>
  `specialHours:\n${indent}- ${ONE_DAY.replaceAll("@", `${indent}  `)}`;

test.each(["", "    "])(
  "lines from the terminal can be pasted below a list that is moved by %j",
  async (indent) => {
    content.replace("pharmacy.yaml", LIST, withOneDay(indent));
    expect(await warnings()).toHaveLength(2);
    await pasteFirst(/^specialHours:/m, (lines) => `specialHours:\n${lines}`);
    await pasteFirst(/^specialHours:/m, (lines) => `specialHours:\n${lines}`);
    expect(await warnings()).toEqual([]);
    expect(await content.problems()).toBe("");
  },
);

test.each([
  ["where there is none", "", /$/],
  ["in place of an empty one", "specialHours: []\n", /^specialHours: \[\]\n/m],
])("and they begin a list %s", async (_, before, where) => {
  content.replace("pharmacy.yaml", LIST, before);
  const asked = await warnings();
  await pasteFirst(where, (lines) => `${lines}\n`);
  expect((await warnings()).length).toBe(asked.length - 1);
  expect(await content.problems()).toBe("");
});

describe("holidays of one's own", () => {
  const ownHolidays = [
    { name: "Constitution Day", date: "July 25" },
    { name: "Christmas", date: "December 25" },
    { name: "Good Friday", date: "2027-03-26" },
  ];
  const asked = (planned: string[], today: string, own = ownHolidays) => {
    const content = contentWith(planned);
    const value = { ...content.pharmacy.value, ownHolidays: own };
    const changed = { ...content, pharmacy: { ...content.pharmacy, value }, today };
    return [missingHolidays, dates].flatMap((rule) => saidBy(rule, changed));
  };
  const messages = (...args: Parameters<typeof asked>) =>
    asked(...args).map((problem) => problem.message);

  test("are asked for as the country's are: each year, or on their date", () => {
    expect(messages(["2028-01-01"], "2028-06-10")).toContain(
      'Constitution Day (Tue, July 25, 2028) is not in "specialHours" yet.',
    );
    expect(messages(["2027-05-31"], "2027-03-01")).toEqual([
      'Good Friday (Fri, March 26, 2027) is not in "specialHours" yet.',
    ]);
    expect(messages(["2027-05-31", "2027-03-26"], "2027-03-01")).toEqual([]);
  });

  test("are among next year's, once for each day", () => {
    const [warning] = asked(["2026-11-26", "2026-12-25"], "2026-10-05");
    const days = warning?.lines?.filter((line) => line.includes("date:")).join("") ?? "";
    expect(days).toContain("2027-03-26");
    expect(days.match(/2027-12-25/g)).toHaveLength(1);
  });

  test("that move need their next date when one is over", () => {
    expect(asked(["2027-07-05"], "2027-04-10")).toContainEqual(
      expect.objectContaining({
        path: ["ownHolidays", 2, "date"],
        message: "Good Friday (Fri, March 26, 2027) is over.",
        fix: "Write its next date, so that this check can remind you of it, or delete it.",
      }),
    );
  });

  test("are written with the month's name, or as a date", async () => {
    const said = async (date: string) => {
      content.set("pharmacy.yaml", ["ownHolidays"], [{ name: "Constitution Day", date }]);
      return content.problems();
    };
    expect(await said("July 25")).toBe("");
    expect(await said("2027-07-25")).toBe("");
    expect(await said("07-25")).toContain("July 25");
    expect(await said("2027-02-30")).toContain("is not a day");
  });
});
