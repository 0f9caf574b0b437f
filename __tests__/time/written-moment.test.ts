import { firstMoment } from "../../src/time/wall-clock";
import {
  endOf,
  parseDayOfYear,
  parseMoment,
  spanText,
  startOf,
} from "../../src/time/written-moment";

const atUtc = (minute: number, timeZone: string) =>
  new Date(firstMoment(minute, timeZone)).toISOString().slice(0, 16);

test.each([
  // A day lasts from midnight to midnight, and a time is that of the pharmacy.
  ["2026-11-25", "America/Chicago", "2026-11-25T06:00", "2026-11-26T06:00"],
  ["2026-11-25", "Pacific/Guam", "2026-11-24T14:00", "2026-11-25T14:00"],
  ["2026-11-25 3:07PM", "America/Chicago", "2026-11-25T21:07", "2026-11-25T21:07"],
  ["2026-11-25 12AM", "America/Chicago", "2026-11-25T06:00", "2026-11-25T06:00"],
  // Days of 23 and 25 hours.
  ["2027-03-14", "America/Chicago", "2027-03-14T06:00", "2027-03-15T05:00"],
  ["2026-11-01", "America/Chicago", "2026-11-01T05:00", "2026-11-02T06:00"],
  // An hour that the clocks skip: as soon as it is over for them.
  ["2027-03-14 2:30AM", "America/Chicago", "2027-03-14T08:00", "2027-03-14T08:00"],
  // An hour that they show twice: the first time.
  ["2026-11-01 1:50AM", "America/Chicago", "2026-11-01T06:50", "2026-11-01T06:50"],
  ["2026-11-01 2AM", "America/Chicago", "2026-11-01T08:00", "2026-11-01T08:00"],
])("%s in %s begins at %s and ends at %s UTC", (written, timeZone, begins, ends) => {
  expect(atUtc(startOf(written), timeZone)).toBe(begins);
  expect(atUtc(endOf(written), timeZone)).toBe(ends);
});

test.each([
  "2026-02-30",
  "2026-11-25 13PM",
  "2026-11-25 0AM",
  "11/25/2026",
  "2026-11-25 15:00",
  "",
])("%s is no moment", (written) => {
  expect(parseMoment(written)).toBeUndefined();
});

test.each([
  ["2026-11-25", "2026-11-25", "en-US", "November 25, 2026"],
  ["2026-09-01", "2027-03-31", "en-US", "September 1, 2026 – March 31, 2027"],
  [null, "2026-11-25", "es", "25 de noviembre de 2026"],
  [null, "2026-11-25 3PM", "en-US", "November 25, 2026, 3 PM"],
  ["2026-11-25", "2026-11-25 3PM", "en-US", "November 25, 2026, 12 AM – 3 PM"],
  [null, "2026-11-25 6PM", "es", "25 de noviembre de 2026, 6 p. m."],
  [null, "2026-11-25 1:30PM", "es", "25 de noviembre de 2026, 1:30 p. m."],
  [null, "2026-11-25 12PM", "es", "25 de noviembre de 2026, 12 del mediodía"],
])("from %s until %s is written in %s: %s", (from, until, language, text) => {
  expect(spanText(from, until, language).replace(/\s/g, " ")).toBe(text);
});

test.each(["June 1", "January 31", "February 29", "December 31"])("%s is a day", (day) => {
  expect(parseDayOfYear(day)).toBeDefined();
});

test.each(["", "June", "June 0", "June 31", "February 30", "june 1", "Jun 1", "June 01", "6/1"])(
  "%p is no day of the year",
  (day) => {
    expect(parseDayOfYear(day)).toBeUndefined();
  },
);
