import { presentHours, presentSeason, regularHoursText } from "../../src/lib/season-texts";
import { textAt, type TextTimeline } from "../../src/lib/text-at";
import { ENGLISH } from "../support/lib/english";
import { everyDay, weeklyHours } from "../support/lib/weekly-hours";
import { plain, type Words } from "../../src/lib/words";

const copy = {
  season: "{name}, {from} through {through}",
  usual: "Usual hours",
  now: "Now: {name}, through {through}",
  soon: "From {from}: {name}",
  hours: ENGLISH,
};
const winter = { name: "Winter hours", from: "December 1", through: "February 29" };
const inventory = { name: "Inventory", from: "March 6", through: "March 8" };
const regular = {
  hours: weeklyHours,
  seasonalHours: [
    { ...winter, hours: everyDay("10AM-4PM") },
    { ...inventory, hours: everyDay("Closed") },
  ],
};

const BUILT = Date.parse("2026-11-22T12:00Z");
const saidAt = (timeline: TextTimeline<Words>, wall: string) =>
  plain(textAt(timeline, Date.parse(`${wall}Z`) / 60_000));

test.each([
  ["2026-03-08T12:00", ""],
  ["2026-11-16T23:59", "Now: Usual hours, through November 30"],
  ["2026-11-17T00:00", "From December 1: Winter hours"],
  ["2026-12-01T00:00", "Now: Winter hours, through February 28"],
  ["2027-02-28T23:59", "Now: Winter hours, through February 28"],
  ["2028-02-29T12:00", "Now: Winter hours, through February 29"],
  // The gap is too short for an announcement.
  ["2027-03-01T00:00", "Now: Usual hours, through March 5"],
  ["2027-03-08T12:00", "Now: Inventory, through March 8"],
  ["2027-03-09T00:00", "Now: Usual hours, through November 30"],
  ["2033-01-01T00:00", ""],
])("at %s people read: %s", (wall, text) => {
  expect(saidAt(presentSeason(regular, "America/Chicago", copy, BUILT), wall)).toBe(text);
});

test.each([
  ["2026-03-08T12:00", ""],
  ["2026-11-30T23:59", "Mon-Fri 9AM-7PM, Sat 9AM-2PM"],
  ["2026-12-01T00:00", "Mon-Sun 10AM-4PM"],
  ["2027-03-06T00:00", "Mon-Sun Closed"],
])("at %s these hours hold: %s", (wall, text) => {
  const said = saidAt(presentHours(regular, "America/Chicago", ENGLISH, BUILT), wall);
  expect(said.replaceAll("\u2060", "")).toBe(text);
});

test("on paper every week has its dates", () => {
  expect(regularHoursText(regular, copy)).toBe(
    "Winter hours, December 1 through February 29: Mon-Sun 10AM-4PM. " +
      "Inventory, March 6 through March 8: Mon-Sun Closed. " +
      "Usual hours: Mon-Fri 9AM-7PM, Sat 9AM-2PM",
  );
});

test("without seasons the usual hours need no name", () => {
  expect(regularHoursText({ hours: weeklyHours }, copy)).toBe("Mon-Fri 9AM-7PM, Sat 9AM-2PM");
});
