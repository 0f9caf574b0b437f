import { readFileSync } from "node:fs";
import { readPharmacy } from "../../src/content/read/read-facts";
import { seasonProblems } from "../../src/content/rules/seasons";
import { contentCopy } from "../support/content/content-copy";
import { everyDay, weeklyHours } from "../support/lib/weekly-hours";

const season = (name: string, from: string, through: string, hours = everyDay("8AM-4PM")) => ({
  name,
  from,
  through,
  hours,
});

type Season = ReturnType<typeof season>;

const summer = season("Summer hours", "June 1", "August 31");

/** `pharmacy.yaml` with seasons and without a services desk. */
const pharmacyWith = (...seasonalHours: Season[]) => ({
  file: "data/pharmacy.yaml",
  value: {
    ...readPharmacy("data"),
    hours: weeklyHours,
    servicesDesk: undefined,
    seasonalHours,
  },
});

const said = (...seasons: Season[]) =>
  seasonProblems({ pharmacy: pharmacyWith(...seasons) }).map(({ message }) => message);

test.each([
  ["no season", []],
  ["a season", [summer]],
  ["seasons that follow each other", [summer, season("Fall hours", "September 1", "October 1")]],
  ["a season that crosses New Year", [summer, season("Winter hours", "December 1", "March 1")]],
])("%s is fine", (_, seasons) => {
  expect(said(...seasons)).toEqual([]);
});

test.each([
  [
    "two seasons at a time",
    [summer, season("July hours", "July 1", "July 31")],
    '"Summer hours" and "July hours" both hold on July 1.',
  ],
  [
    "two that share one day, with New Year between",
    [season("Winter hours", "December 1", "March 1"), season("March hours", "March 1", "March 31")],
    '"Winter hours" and "March hours" both hold on March 1.',
  ],
  [
    "a season of a whole year",
    [season("All year", "March 1", "February 29")],
    'These seasons leave no day of the year for the usual "hours".',
  ],
  [
    "seasons that make a whole year",
    [season("Summer", "May 1", "October 31"), season("Winter", "November 1", "April 30")],
    'These seasons leave no day of the year for the usual "hours".',
  ],
])("%s is a mistake", (_, seasons, message) => {
  expect(said(...seasons)).toEqual([message]);
});

test("a department's seasons are checked as well", () => {
  const july = season("July hours", "July 1", "July 31");
  const department = { name: "Drive-thru", hours: weeklyHours, seasonalHours: [summer, july] };
  const pharmacy = pharmacyWith(summer);
  const [problem] = seasonProblems({
    pharmacy: { ...pharmacy, value: { ...pharmacy.value, departments: [department] } },
  });
  expect(problem?.path).toEqual(["departments", 0, "seasonalHours", 1, "from"]);
});

const content = contentCopy();

test("the season in the docs can be written as it is", async () => {
  const [, lines = ""] =
    /^```yaml\n(seasonalHours:\n.*?)^```/ms.exec(readFileSync("docs/make-it-yours.md", "utf8")) ??
    [];
  expect(lines).not.toBe("");
  content.replace("pharmacy.yaml", /$/, lines);
  expect(await content.problems()).toBe("");
});

test("a day that is not written as a month and a number is refused, with what was meant", async () => {
  content.set("pharmacy.yaml", ["seasonalHours"], [{ ...summer, through: "8/31" }]);
  content.replace("pharmacy.yaml", 'from: "June 1"', "from: 2027-06-01");
  const problems = await content.problems();
  expect(problems).toContain('"8/31" is not a day of the year, a month and a number.');
  expect(problems).toContain('Did you mean "August 31"? For example: through: "August 31"');
  expect(problems).toContain("Without quotes, 2027-06-01 is not a text to YAML");
  expect(problems).toContain('It should look like "June 1".');
  expect(problems.match(/^data\//gm)).toHaveLength(2);
});
