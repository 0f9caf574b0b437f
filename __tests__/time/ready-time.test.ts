import { openingCalendar } from "../../src/time/opening-calendar";
import { readyText, readyTurns, waitMinutes, waitText } from "../../src/time/ready-time";
import { textAt } from "../../src/time/text-at";
import { textTimeline } from "../../src/time/text-timeline";
import { ENGLISH_DAYS } from "../support/lib/english";
import {
  everyDay,
  inMinutes,
  weeklyHours,
  type WrittenOpenings,
} from "../support/time/weekly-hours";
const copy = {
  ...ENGLISH_DAYS,
  open: "Ready {day} by about {time}.",
  closed: "We open {day} at {opens}, then by about {time}.",
};

const openings = {
  hours: weeklyHours,
  specialHours: [{ date: "2026-11-26", hours: "Closed", reason: "Thanksgiving Day" }],
};
const calendar = openingCalendar(inMinutes(openings));
const minute = (wall: string) => Date.parse(`${wall}Z`) / 60_000;

/** Returns what the page says of twenty minutes of work. */
const saidAt = (wall: string, hours = calendar, words = copy) =>
  readyText(hours, minute(wall), 20, words).replaceAll("\u00a0", " ");

/** Opening hours that are the same every day. */
const daily = (hours: string) => openingCalendar(inMinutes({ hours: everyDay(hours) }));

test.each([
  [{ minutes: [15, 20] }, "15-20 minutes", 20],
  [{ minutes: [1] }, "1 minute", 1],
  [{ hours: [1] }, "1 hour", 60],
  [{ hours: [1, 2] }, "1-2 hours", 120],
  [{ hours: [24, 48] }, "24-48 hours", undefined],
  [{ words: "usually the same day" }, "usually the same day", undefined],
])("%j reads %s", (time, text, minutes) => {
  expect(waitText(time, "en-US")).toBe(text);
  expect(waitMinutes(time)).toBe(minutes);
});

test.each([
  ["es", { minutes: [15, 20] }, "15-20 minutos"],
  ["ru", { hours: [2] }, "2 часа"],
])("in %s, %j reads %s", (language, time, text) => {
  expect(waitText(time, language)).toBe(text);
});

test.each([
  ["while open", "2026-11-20T16:00", "Ready today by about {time}."],
  ["as late as it can be done", "2026-11-20T18:35", "Ready today by about {time}."],
  ["too late for today", "2026-11-20T18:36", "Ready tomorrow by about 9:20 AM."],
  ["before opening", "2026-11-20T07:00", "We open today at 9 AM, then by about 9:20 AM."],
])("%s", (_, wall, text) => expect(saidAt(wall)).toBe(text));

test("a time in the hour after noon fits a Spanish sentence as any other does", () => {
  const spanish = {
    ...copy,
    language: "es",
    open: "Lista {day}. Hora aproximada: {time}",
    closed: "Abrimos {day} a {opens} Hora aproximada: {time}",
    atTime: { one: "la {time}", other: "las {time}" },
  };
  expect(saidAt("2026-11-18T09:00", daily("1PM-6PM"), spanish)).toBe(
    "Abrimos today a la 1 p. m. Hora aproximada: 1:20 p. m.",
  );
});

test.each([
  ["at lunch", "9AM-1PM, 2PM-6PM", "13:10", "We open today at 2 PM, then by about 2:20 PM."],
  ["what is ready after midnight", "8PM-2AM", "23:36", "Ready tomorrow by about {time}."],
  ["after midnight", "8PM-2AM", "00:30", "Ready today by about {time}."],
  ["too late in the night", "8PM-2AM", "01:50", "Ready today by about 8:20 PM."],
  ["a pharmacy that never closes", "24 hours", "03:00", "Ready today by about {time}."],
])("%s", (_, hours, clock, text) => {
  expect(saidAt(`2026-11-18T${clock}`, daily(hours))).toBe(text);
});

test("what takes longer than a Saturday waits for Monday", () => {
  expect(readyText(calendar, minute("2026-11-21T09:00"), 6 * 60, copy)).toMatch(
    /^Ready Monday by about 3\sPM/,
  );
});

test("what takes longer than any day has no time of day", () => {
  expect(readyText(calendar, minute("2026-11-20T09:00"), 11 * 60, copy)).toBe("");
});

const fewHours = { ...everyDay("9AM-1PM"), friday: "Closed" };
const longDays = { date: "2026-11-27", hours: weeklyHours };

test.each<[string, WrittenOpenings, number]>([
  [
    "around changes of hours",
    { ...openings, hoursFrom: [{ date: "2026-11-19", hours: fewHours }, longDays] },
    20,
  ],
  ["in which no day is long enough", { ...openings, hours: fewHours }, 300],
])(
  "the text worked out in advance is the text at every minute of two weeks %s",
  (_, some, wait) => {
    const timeline = textTimeline({
      openings: inMinutes(some),
      timeZone: "America/Chicago",
      textAt: (calendar, now) => readyText(calendar, now, wait, copy),
      turns: (period) => readyTurns(period, wait),
    });
    const someCalendar = openingCalendar(inMinutes(some));
    const start = minute("2026-11-16T00:00");
    const wrong = Array.from({ length: 14 * 1440 }, (_, index) => start + index).filter(
      (now) => textAt(timeline, now) !== readyText(someCalendar, now, wait, copy),
    );
    expect(wrong).toEqual([]);
  },
);
