import { dayText, timeText } from "../../src/lib/dates";
import {
  clockOf,
  hoursLines,
  hoursSummary,
  hoursText,
  writtenDate,
  writtenMonthAndDay,
} from "../../src/lib/language";
import { clockText } from "../../src/lib/wall-clock";
import { ENGLISH, SPANISH, SPANISH_DAYS } from "../support/lib/english";
import { everyDay, weeklyHours } from "../support/lib/weekly-hours";
import { plain, type Words } from "../../src/lib/words";

const spaced = (text: Words) => plain(text).replace(/\s/g, " ");

test("days that share their hours share a line", () => {
  expect(hoursLines(weeklyHours, ENGLISH)).toEqual([
    { days: "Mon-Fri", written: "9AM-7PM", hours: "9AM-7PM" },
    { days: "Sat", written: "9AM-2PM", hours: "9AM-2PM" },
    { days: "Sun", written: "Closed", hours: "Closed" },
  ]);
});

test("a day in the middle of the week with hours of its own splits the week", () => {
  expect(
    hoursLines({ ...weeklyHours, wednesday: "9AM-1PM" }, ENGLISH).map(({ days }) => days),
  ).toEqual(["Mon-Tue", "Wed", "Thu-Fri", "Sat", "Sun"]);
});

test("a list names all of its days in one way", () => {
  const week = {
    ...everyDay("Closed"),
    tuesday: "10AM-1PM",
    thursday: "10AM-1PM",
  };
  expect(hoursLines(week, ENGLISH).map(({ days }) => days)).toEqual([
    "Mon",
    "Tue",
    "Wed",
    "Thu",
    "Fri-Sun",
  ]);
});

test("the summary leaves closed days out", () => {
  expect(hoursSummary(weeklyHours, ENGLISH)).toBe("Mon-Fri 9AM-7PM, Sat 9AM-2PM");
});

test("in the summary, days stand apart from the two halves of a day", () => {
  const friday = "9AM-1PM, 2PM-6PM";
  expect(hoursSummary({ ...weeklyHours, friday }, ENGLISH)).toBe(
    "Mon-Thu 9AM-7PM; Fri 9AM-1PM, 2PM-6PM; Sat 9AM-2PM",
  );
});

test.each([
  ["9AM-7PM", "9 a. m. a 7 p. m."],
  ["9:30AM-1PM, 2PM-12AM", "9:30 a. m. a 1 p. m., 2 p. m. a 12 a. m."],
  ["Closed", "Cerrado"],
  ["24 hours", "24 horas"],
  ["By appointment", "Con cita"],
])("%s reads in Spanish: %s", (hours, text) => {
  expect(spaced(hoursText(hours, SPANISH))).toBe(text);
});

test("a week and its dates read in the language of the texts", () => {
  expect(spaced(hoursSummary(weeklyHours, SPANISH))).toBe(
    "lun a vie 9 a. m. a 7 p. m., sáb 9 a. m. a 2 p. m.",
  );
  expect(writtenDate("2026-12-25", "es-PR")).toBe("vie, 25 de diciembre de 2026");
  expect(writtenMonthAndDay(new Date("2026-06-01"), "es-PR")).toBe("1 de junio");
  // January 1, 1970, was a Thursday.
  expect(dayText(0, 4 * 1440, SPANISH_DAYS)).toBe("el lunes");
  expect(dayText(0, 40 * 1440, SPANISH_DAYS)).toBe("el 10 de febrero");
  expect(spaced(timeText(13 * 60 + 30, SPANISH_DAYS))).toBe("la 1:30 p. m.");
  expect(spaced(timeText(19 * 60, SPANISH_DAYS))).toBe("las 7 p. m.");
});

test.each([
  ["en-US", "9 AM", "4:20 PM"],
  ["es-PR", "9 a. m.", "4:20 p. m."],
  ["vi-US", "9 SA", "4:20 CH"],
  ["zh-Hans-US", "上午9", "下午4:20"],
])("a clock in %s: %s, %s", (language, morning, afternoon) => {
  const clock = clockOf(language);
  expect(spaced(clockText(9 * 60, clock))).toBe(morning);
  expect(spaced(clockText(16 * 60 + 20, clock))).toBe(afternoon);
});
