import { comingDayText } from "../../src/lib/coming-day";
import { openingCalendar } from "../../src/lib/opening-calendar";
import { wallMinute } from "../../src/lib/wall-clock";
import { ENGLISH, ENGLISH_DAYS } from "../support/lib/english";
import { inMinutes, weeklyHours } from "../support/lib/weekly-hours";

const calendar = openingCalendar(
  inMinutes({
    hours: weeklyHours,
    specialHours: [
      { date: "2026-11-26", hours: "Closed", reason: "Thanksgiving Day" },
      { date: "2026-11-27", hours: "9AM-5PM", reason: "Day after Thanksgiving" },
    ],
  }),
);
const copy = {
  ...ENGLISH_DAYS,
  comingDay: "{hours} {day}, {reason}.",
  hours: ENGLISH,
};

test.each([
  ["more than a week before", "2026-11-18T23:59", ""],
  // "Thursday" would be today.
  ["a week before", "2026-11-19T00:00", "Closed November 26, Thanksgiving Day."],
  ["six days before", "2026-11-20T12:00", "Closed Thursday, Thanksgiving Day."],
  ["on the day before", "2026-11-25T12:00", "Closed tomorrow, Thanksgiving Day."],
  ["on a special day before another", "2026-11-26T12:00", "Closed today, Thanksgiving Day."],
  ["on the last special day", "2026-11-27T08:00", "9AM-5PM today, Day after Thanksgiving."],
  ["after the last special day", "2026-11-28T00:00", ""],
])("%s", (_, wall, text) => {
  expect(comingDayText(calendar, wallMinute(Date.parse(`${wall}Z`), "UTC"), copy)).toBe(text);
});
