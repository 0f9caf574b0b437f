import { sayIn } from "../../src/lib/say";
import { dayHoursOf, parseDayHours } from "../../src/time/opening-hours";

test.each([
  ["9AM-7PM", [{ opens: 540, closes: 1140 }]],
  ["9:30AM-1:15PM", [{ opens: 570, closes: 795 }]],
  ["12AM-12PM", [{ opens: 0, closes: 720 }]],
  ["12PM-11:59PM", [{ opens: 720, closes: 1439 }]],
  ["5PM-12AM", [{ opens: 1020, closes: 1440 }]],
  [
    "9AM-1PM, 2PM-6PM",
    [
      { opens: 540, closes: 780 },
      { opens: 840, closes: 1080 },
    ],
  ],
  ["8PM-2AM", [{ opens: 1200, closes: 1560 }]],
  ["24 hours", [{ opens: 0, closes: 1440 }]],
  ["Closed", []],
  ["By appointment", "byAppointment"],
])("%s is read in minutes after midnight", (text, periods) => {
  expect(dayHoursOf(text)).toEqual(periods);
});

test.each([
  "",
  "9-7",
  "9AM",
  "9AM - 7PM",
  "0AM-7PM",
  "9AM-13PM",
  "9:60AM-7PM",
  "9AM-1PM,2PM-6PM",
  "9AM-1PM, Closed",
])("%p is not a day's hours", (text) => {
  expect(parseDayHours(text)).toHaveProperty("problem");
});

test.each([
  ["9AM-7AM", "closes before it opens, or after 22 hours"],
  [
    "9AM-9AM",
    "closes at the same time as it opens. Write 24 hours if it never closes, or Closed if it does not open",
  ],
  ["12AM-11:59PM", "closes for one minute. Write 24 hours if it never closes"],
  ["9AM-1PM, 12PM-6PM", "opens again before it has closed"],
  ["9AM-1PM, 1PM-6PM", "opens again before it has closed"],
  ["2PM-6PM, 9AM-1PM", "opens again before it has closed"],
])("what is wrong with %s is said as it is", (hours, problem) => {
  const result = parseDayHours(hours);
  const said = "problem" in result && sayIn()(result.problem, { value: hours, ...result.parts });
  expect(said).toBe(`"${hours}" ${problem}.`);
});
