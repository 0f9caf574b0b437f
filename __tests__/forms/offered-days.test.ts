/** Days on which a refill can be picked up. November 24, 2026, is a Tuesday. */
import { deliveryCalendar, pickupCalendar } from "../../src/forms/days/day-calendar";
import { type DayCalendar, dayText, offeredDays } from "../../src/forms/days/offered-days";
import type { HoursCopy } from "../../src/time/date-text";
import { ENGLISH, SPANISH } from "../support/lib/english";
import {
  everyDay,
  inMinutes,
  weeklyHours,
  type WrittenOpenings,
} from "../support/time/weekly-hours";

const inChicago = (time: string) => Date.parse(`2026-${time}-06:00`);

/** Returns the days to choose from with their hours, after the calendar went through the page as JSON. */
function daysAt(
  time: string,
  openings: Partial<WrittenOpenings> = {},
  settings: { wait?: number; hoursCopy?: HoursCopy } = {},
) {
  const calendar = pickupCalendar(inMinutes({ hours: weeklyHours, ...openings }), {
    timeZone: "America/Chicago",
    wait: 60,
    hoursCopy: ENGLISH,
    ...settings,
  });
  const inPage = JSON.parse(JSON.stringify(calendar)) as DayCalendar;
  return offeredDays(inPage, inChicago(time)).map(
    ({ date, hours }) => `${dayText(date, inPage)}: ${hours}`,
  );
}

const TODAY = "Tuesday, November 24: 9AM-7PM";
const TOMORROW = "Wednesday, November 25: 9AM-7PM";

test("six days are offered, each with its hours, and no closed one", () => {
  expect(daysAt("11-24T12:00")).toEqual([
    TODAY,
    TOMORROW,
    "Thursday, November 26: 9AM-7PM",
    "Friday, November 27: 9AM-7PM",
    "Saturday, November 28: 9AM-2PM",
    "Monday, November 30: 9AM-7PM",
  ]);
});

test.each([
  ["just in time", "11-24T17:59", TODAY],
  ["ready only at closing time", "11-24T18:00", TOMORROW],
  ["on a closed day", "11-29T12:00", "Monday, November 30: 9AM-7PM"],
])("today is offered only if there is time to fill the refill: %s", (_, time, first) => {
  expect(daysAt(time)[0]).toBe(first);
});

test("where a refill takes a day or more, today is not offered", () => {
  expect(daysAt("11-24T12:00", {}, { wait: undefined })[0]).toBe(TOMORROW);
});

test("a break in the day does not end it", () => {
  const hours = everyDay("9AM-1PM, 2PM-6PM");
  expect(daysAt("11-24T12:30", { hours })[0]).toBe("Tuesday, November 24: 9AM-1PM, 2PM-6PM");
});

test("a special day has hours of its own, or none", () => {
  const specialHours = [
    { date: "2026-11-24", hours: "9AM-12PM", reason: "Inventory" },
    { date: "2026-11-25", hours: "Closed", reason: "Inventory" },
    { date: "2026-11-26", hours: "10AM-2PM", reason: "Thanksgiving" },
  ];
  expect(daysAt("11-24T11:30", { specialHours }).slice(0, 2)).toEqual([
    "Thursday, November 26: 10AM-2PM",
    "Friday, November 27: 9AM-7PM",
  ]);
});

test("hours that end after midnight belong to the day on which they begin", () => {
  const hours = { ...weeklyHours, tuesday: "6PM-2AM" };
  expect(daysAt("11-24T23:30", { hours })[0]).toBe("Tuesday, November 24: 6PM-2AM");
  expect(daysAt("11-25T00:59", { hours }).slice(0, 2)).toEqual([
    "Tuesday, November 24: 6PM-2AM",
    TOMORROW,
  ]);
  expect(daysAt("11-25T01:00", { hours })[0]).toBe(TOMORROW);
});

test("a pharmacy that never closes offers today until an hour before midnight", () => {
  const hours = everyDay("24 hours");
  expect(daysAt("11-24T22:30", { hours })[0]).toBe("Tuesday, November 24: 24 hours");
  expect(daysAt("11-24T23:30", { hours })[0]).toBe("Wednesday, November 25: 24 hours");
});

test("hours that change on a date are those of the day", () => {
  const hoursFrom = [{ date: "2026-11-26", hours: everyDay("8AM-8PM") }];
  expect(daysAt("11-25T12:00", { hoursFrom }).slice(0, 2)).toEqual([
    TOMORROW,
    "Thursday, November 26: 8AM-8PM",
  ]);
  expect(daysAt("11-25T18:30", { hoursFrom })[0]).toBe("Thursday, November 26: 8AM-8PM");
});

test("days are in the language of the page", () => {
  expect(daysAt("11-24T12:00", {}, { hoursCopy: SPANISH })[0]?.replace(/\s/g, " ")).toBe(
    "martes, 24 de noviembre: 9 a. m. a 7 p. m.",
  );
});

test("delivery is offered on its own days from tomorrow on, where the pharmacy is open", () => {
  const specialHours = [
    { date: "2026-11-25", hours: "9AM-5PM", reason: "Eve" },
    { date: "2026-11-27", hours: "Closed", reason: "Day after Thanksgiving" },
    { date: "2026-11-29", hours: "9AM-5PM", reason: "A Sunday" },
  ];
  const calendar = deliveryCalendar(inMinutes({ hours: weeklyHours, specialHours }), {
    timeZone: "America/Chicago",
    language: "en-US",
    days: ["tuesday", "wednesday", "friday"],
    time: "in the afternoon",
  });
  expect(offeredDays(calendar, inChicago("11-24T05:00")).slice(0, 3)).toEqual([
    // The pharmacy closes earlier than on other days.
    { date: "2026-11-25", hours: "" },
    { date: "2026-12-01", hours: "in the afternoon" },
    { date: "2026-12-02", hours: "in the afternoon" },
  ]);
});

test("a pharmacy that does not open for a year offers no day", () => {
  expect(daysAt("11-24T12:00", { hours: everyDay("Closed") })).toEqual([]);
});
