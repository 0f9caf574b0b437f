import { readFileSync } from "node:fs";
import { contentCopy } from "../support/content/content-copy";
import { weeklyHours } from "../support/time/weekly-hours";

const content = contentCopy();

test("the change of hours in the docs can be written as it is", async () => {
  const [, lines = ""] =
    /^```yaml\n(hoursFrom:\n.*?)^```/ms.exec(readFileSync("docs/hours.md", "utf8")) ?? [];
  expect(lines).not.toBe("");
  content.replace("pharmacy.yaml", /$/, lines);
  expect(await content.problems()).toBe("");
});

test("two weeks from one date on are refused", async () => {
  const change = { date: "2027-06-01", hours: weeklyHours };
  content.set("pharmacy.yaml", ["hoursFrom"], [change, change]);
  expect(await content.problems()).toContain("This list has the same entry above.");
});

test("a holiday that is not written as a month and a number is refused", async () => {
  const holiday = { name: "Constitution Day", date: "7/25" };
  content.set("pharmacy.yaml", ["ownHolidays"], [holiday]);
  const problems = await content.problems();
  expect(problems).toContain('"7/25" is not a day, such as July 25');
});
