/** Weeks that patients would stand before a closed door for: 12AM written for noon, or no open day. */
import { readPharmacy } from "../../src/content/read/read-facts";
import { hoursWarnings } from "../../src/content/rules/hours";
import type { WeeklyHours } from "../../src/lib/opening-hours";
import { SAMPLE_DATA } from "../support/content/sample-files";
import { everyDay, weeklyHours } from "../support/lib/weekly-hours";

const sample = readPharmacy(SAMPLE_DATA);

function said(changes: Partial<WeeklyHours>) {
  const lab = { name: "Lab", hours: { ...weeklyHours, ...changes } };
  const value = { ...sample, departments: [lab] };
  return hoursWarnings({ pharmacy: { file: "data/pharmacy.yaml", value } });
}

test.each([
  [{ wednesday: "12AM-5PM" }, ["departments", 0, "hours", "wednesday"]],
  [{ saturday: "9AM-12AM" }, ["departments", 0, "hours", "saturday"]],
])("%j is asked about", (changes, path) => {
  expect(said(changes)).toEqual([
    expect.objectContaining({
      place: { path },
      fix: expect.stringContaining("12PM is noon") as string,
    }),
  ]);
});

test("a week without an open day is asked about", () => {
  expect(said(everyDay("Closed")).map(({ message }) => message)).toEqual([
    "All seven days are closed here, and every page would say so.",
  ]);
});

test.each([
  [{ friday: "24 hours", saturday: "12AM-2PM", sunday: "1PM-5PM" }],
  [{ friday: "8PM-2AM" }],
  [everyDay("8AM-12AM")],
  [{ ...everyDay("Closed"), monday: "By appointment" }],
])("%j is fine", (changes) => {
  expect(said(changes)).toEqual([]);
});
