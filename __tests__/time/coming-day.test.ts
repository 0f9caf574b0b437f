import { comingDayText } from "../../src/time/opening-status";
import { textAt } from "../../src/time/text-at";
import { textTimeline } from "../../src/time/text-timeline";
import { ENGLISH, ENGLISH_DAYS } from "../support/lib/english";
import { everyDay, inMinutes, weeklyHours } from "../support/time/weekly-hours";

const openings = inMinutes({
  hours: weeklyHours,
  specialHours: [
    { date: "2026-11-26", hours: "Closed", reason: "Thanksgiving Day" },
    { date: "2026-11-27", hours: "9AM-5PM", reason: "Day after Thanksgiving" },
    { date: "2026-12-10", hours: "9AM-1PM, 3PM-7PM", reason: "a power outage" },
    { date: "2026-12-24", hours: "6PM-1AM", reason: "Christmas Eve" },
    { date: "2026-12-25", hours: "Closed", reason: "Christmas Day" },
  ],
});
const copy = {
  ...ENGLISH_DAYS,
  comingDay: "{hours} {day}, {reason}.",
  hours: ENGLISH,
};

/** Returns what the page says at a time on the pharmacy's clock. */
const saidAt = (some: typeof openings, wall: string) => {
  const timeline = textTimeline({
    openings: some,
    timeZone: "UTC",
    textAt: (calendar, now) => comingDayText(calendar, now, copy),
  });
  return textAt(timeline, Date.parse(`${wall}Z`) / 60_000);
};

test.each([
  ["more than a week before", "2026-11-18T23:59", ""],
  // "Thursday" would be today.
  ["a week before", "2026-11-19T00:00", "Closed November 26, Thanksgiving Day."],
  [
    "on the day before one that another follows",
    "2026-11-25T12:00",
    "Closed tomorrow, Thanksgiving Day. 9AM-5PM Friday, Day after Thanksgiving.",
  ],
  [
    "on the last special day, until it closes",
    "2026-11-27T16:59",
    "9AM-5PM today, Day after Thanksgiving.",
  ],
  ["after it closes", "2026-11-27T17:00", ""],
  ["before its other hours end", "2026-12-10T14:59", "9AM-1PM, 3PM-7PM today, a power outage."],
  ["when hours are as usual again", "2026-12-10T15:00", ""],
  [
    "on an evening until after midnight",
    "2026-12-24T23:59",
    "6PM-1AM today, Christmas Eve. Closed tomorrow, Christmas Day.",
  ],
  [
    "in the night, which is not today's",
    "2026-12-25T00:30",
    "6PM-1AM December 24, Christmas Eve. Closed December 25, Christmas Day.",
  ],
  ["after the night", "2026-12-25T01:00", "Closed today, Christmas Day."],
])("%s", (_, wall, text) => expect(saidAt(openings, wall)).toBe(text));

test.each([
  ["on the day", "2026-12-17T09:00", "Closed today, Snow."],
  ["in the night that belongs to it", "2026-12-18T00:30", "Closed December 17, Snow."],
  ["when that night would have ended", "2026-12-18T02:00", ""],
])("a closed day, which usually ends after midnight: %s", (_, wall, text) => {
  const specialHours = [{ date: "2026-12-17", hours: "Closed", reason: "Snow" }];
  expect(saidAt(inMinutes({ hours: everyDay("8PM-2AM"), specialHours }), wall)).toBe(text);
});
