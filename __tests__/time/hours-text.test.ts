import { hoursLines, hoursSummary, hoursText } from "../../src/time/hours-text";
import { dayHoursOf, weekOf } from "../../src/time/opening-hours";
import { ENGLISH, SPANISH } from "../support/lib/english";
import { everyDay, weeklyHours } from "../support/time/weekly-hours";
const spaced = (text: string) => text.replace(/\s/g, " ");

test.each([
  "9AM-7PM",
  "9:30AM-1:15PM, 2PM-12AM",
  "8PM-2AM",
  "24 hours",
  "By appointment",
  "Closed",
])("in English, %s reads as staff write it", (hours) => {
  expect(hoursText(dayHoursOf(hours), ENGLISH)).toBe(hours);
});

test("days that share their hours share a line", () => {
  expect(hoursLines(weekOf(weeklyHours), ENGLISH)).toEqual([
    { days: "Mon-Fri", hours: "9AM-7PM", isClosed: false },
    { days: "Sat", hours: "9AM-2PM", isClosed: false },
    { days: "Sun", hours: "Closed", isClosed: true },
  ]);
});

test("a day in the middle of the week with hours of its own splits the week", () => {
  expect(
    hoursLines(weekOf({ ...weeklyHours, wednesday: "9AM-1PM" }), ENGLISH).map(({ days }) => days),
  ).toEqual(["Mon-Tue", "Wed", "Thu-Fri", "Sat", "Sun"]);
});

test("a list names all of its days in one way", () => {
  const week = {
    ...everyDay("Closed"),
    tuesday: "10AM-1PM",
    thursday: "10AM-1PM",
  };
  expect(hoursLines(weekOf(week), ENGLISH).map(({ days }) => days)).toEqual([
    "Mon",
    "Tue",
    "Wed",
    "Thu",
    "Fri-Sun",
  ]);
});

test("in the summary, days stand apart from the two halves of a day", () => {
  const friday = "9AM-1PM, 2PM-6PM";
  expect(hoursSummary(weekOf({ ...weeklyHours, friday }), ENGLISH)).toBe(
    "Mon-Thu 9AM-7PM; Fri 9AM-1PM, 2PM-6PM; Sat 9AM-2PM",
  );
});

test.each([
  ["9:30AM-1PM, 2PM-12AM", "9:30 a. m. a 1 p. m., 2 p. m. a 12 a. m."],
  ["8:30AM-12PM", "8:30 a. m. a 12 del mediodía"],
  ["Closed", "Cerrado"],
  ["24 hours", "24 horas"],
  ["By appointment", "Con cita"],
])("%s reads in Spanish: %s", (hours, text) => {
  expect(spaced(hoursText(dayHoursOf(hours), SPANISH))).toBe(text);
});

test("lines break between two times, and not inside one", () => {
  expect(hoursText(dayHoursOf("8AM-12PM"), SPANISH)).toBe(
    "8\u00a0a.\u00a0m. a 12\u00a0del\u00a0mediodía",
  );
});

test("a week reads in the language of the texts", () => {
  expect(spaced(hoursSummary(weekOf(weeklyHours), SPANISH))).toBe(
    "lun a vie 9 a. m. a 7 p. m., sáb 9 a. m. a 2 p. m.",
  );
});
