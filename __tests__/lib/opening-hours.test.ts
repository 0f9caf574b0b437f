import {
  clockTime,
  hoursLines,
  hoursSummary,
  openPeriod,
  parseDayHours,
} from "../../src/lib/opening-hours";
import { weeklyHours } from "../support/lib/weekly-hours";

test.each([
  ["9AM-7PM", { opens: 540, closes: 1140 }],
  ["9:30AM-1:15PM", { opens: 570, closes: 795 }],
  ["12AM-12PM", { opens: 0, closes: 720 }],
  ["12PM-11:59PM", { opens: 720, closes: 1439 }],
  ["5PM-12AM", { opens: 1020, closes: 1440 }],
  ["Closed", null],
])("%s is read in minutes after midnight", (text, period) => {
  expect(openPeriod(text)).toEqual(period);
});

test.each([
  "",
  "9-7",
  "9AM",
  "9AM - 7PM",
  "0AM-7PM",
  "9AM-13PM",
  "9:60AM-7PM",
  "7PM-9AM",
  "9AM-9AM",
  "12AM-12AM",
  "6PM-12:30AM",
])("%p is not a day's hours", (text) => {
  expect(parseDayHours(text)).toHaveProperty("problem");
});

test.each([
  ["7PM-9AM", "closes before it opens. A day ends at 12AM at the latest"],
  ["9AM-9AM", "closes at the same time as it opens"],
  ["12AM-12AM", "closes at the same time as it opens"],
])("what is wrong with %s is said as it is", (hours, problem) => {
  expect(parseDayHours(hours)).toEqual({ problem });
});

test("days that share their hours share a line, and a closed day is written out", () => {
  expect(hoursLines(weeklyHours)).toEqual([
    { days: "Mon-Fri", hours: "9AM-7PM" },
    { days: "Sat", hours: "9AM-2PM" },
    { days: "Sunday", hours: "Closed" },
  ]);
});

test("a day in the middle of the week with hours of its own splits the week", () => {
  expect(hoursLines({ ...weeklyHours, wednesday: "9AM-1PM" }).map(({ days }) => days)).toEqual([
    "Mon-Tue",
    "Wed",
    "Thu-Fri",
    "Sat",
    "Sunday",
  ]);
});

test("the summary leaves closed days out", () => {
  expect(hoursSummary(weeklyHours)).toBe("Mon-Fri 9AM-7PM, Sat 9AM-2PM");
});

test.each([
  [0, "00:00"],
  [545, "09:05"],
  [1439, "23:59"],
])("%i minutes after midnight is %s", (minutes, clock) => {
  expect(clockTime(minutes)).toBe(clock);
});
