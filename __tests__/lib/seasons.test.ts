import { dayNumber, isoDate } from "../../src/lib/dates";
import { parseDayOfYear, seasonFinder, seasonStretches } from "../../src/lib/seasons";
import { everyDay } from "../support/lib/weekly-hours";
import { plain } from "../../src/lib/words";

const hours = everyDay("9AM-5PM");
const winter = { name: "Winter hours", from: "December 1", through: "February 29", hours };
const spring = { name: "Spring hours", from: "March 1", through: "March 31", hours };

test.each(["June 1", "January 31", "February 29", "December 31"])("%s is a day", (day) => {
  expect(parseDayOfYear(day)).toBeDefined();
});

test.each(["", "June", "June 0", "June 31", "February 30", "june 1", "Jun 1", "June 01", "6/1"])(
  "%p is no day of the year",
  (day) => {
    expect(parseDayOfYear(day)).toBeUndefined();
  },
);

test.each([
  ["2026-11-30", undefined],
  ["2026-12-01", "Winter hours"],
  ["2026-12-31", "Winter hours"],
  ["2027-01-01", "Winter hours"],
  ["2027-02-28", "Winter hours"],
  ["2027-03-01", "Spring hours"],
  ["2028-02-29", "Winter hours"],
  ["2028-03-31", "Spring hours"],
  ["2028-04-01", undefined],
])("%s is in the season %s", (date, name) => {
  expect(seasonFinder([winter, spring])(dayNumber(date))?.name).toBe(name);
});

test("each season comes back every year, and the usual hours after it", () => {
  const stretches = seasonStretches({ seasonalHours: [winter] }, Date.parse("2026-11-22"));
  const written = stretches.map(({ season, first, last }) =>
    [plain(season?.name ?? "usual"), isoDate(first), isoDate(last)].join(" "),
  );
  expect(written).toEqual([
    "usual 2026-03-01 2026-11-30",
    "Winter hours 2026-12-01 2027-02-28",
    "usual 2027-03-01 2027-11-30",
    "Winter hours 2027-12-01 2028-02-29",
    "usual 2028-03-01 2028-11-30",
  ]);
});
