import { openingCalendar } from "../../src/time/opening-calendar";
import { onlyWhileClosed, openingStatus, statusTurns } from "../../src/time/opening-status";
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
  open: "Open now, closes at {time}",
  openAllDay: "Open 24 hours",
  byAppointment: "By appointment today",
  closed: "Closed, opens {day} at {time}",
  closedToday: "Closed today, opens {day} at {time}",
};

const timelineOf = (openings: WrittenOpenings) =>
  textTimeline({
    openings: inMinutes(openings),
    timeZone: "America/Chicago",
    textAt: (calendar, now) => openingStatus(calendar, now, copy),
    turns: statusTurns,
  });

const minuteAt = (wall: string) => Date.parse(`${wall}Z`) / 60_000;

/** Returns what the page says at a time on the pharmacy's clock. */
const saidAt = (openings: WrittenOpenings, wall: string) =>
  textAt(timelineOf(openings), minuteAt(wall)).replaceAll("\u00a0", " ");

const openings: WrittenOpenings = {
  hours: weeklyHours,
  specialHours: [
    { date: "2026-11-26", hours: "Closed", reason: "Thanksgiving Day" },
    { date: "2026-11-27", hours: "9:30AM-5PM", reason: "Day after Thanksgiving" },
    { date: "2026-12-25", hours: "Closed", reason: "Christmas Day" },
    ...["28", "29", "30", "31"].map((day) => ({
      date: `2026-12-${day}`,
      hours: "Closed",
      reason: "our holidays",
    })),
    { date: "2027-01-01", hours: "Closed", reason: "our holidays" },
    { date: "2027-01-02", hours: "Closed", reason: "our holidays" },
  ],
};

test.each([
  ["a Friday afternoon", "2026-11-20T13:00", "Open now, closes at 7 PM"],
  ["the last minute before closing", "2026-11-20T18:59", "Open now, closes at 7 PM"],
  ["closing time", "2026-11-20T19:00", "Closed, opens tomorrow at 9 AM"],
  ["midnight", "2026-11-21T00:00", "Closed, opens today at 9 AM"],
  ["after closing on a Saturday", "2026-11-21T14:00", "Closed, opens Monday at 9 AM"],
  ["the evening before a holiday", "2026-11-25T20:00", "Closed, opens Friday at 9:30 AM"],
  ["a holiday", "2026-11-26T10:00", "Closed today, opens tomorrow at 9:30 AM"],
  ["a day with other hours", "2026-11-27T16:59", "Open now, closes at 5 PM"],
  ["before more than a week of holidays", "2026-12-26T15:00", "Closed, opens January 4 at 9 AM"],
  [
    "holidays a week before the next opening, on the same day of the week",
    "2026-12-28T15:00",
    "Closed today, opens January 4 at 9 AM",
  ],
  ["years after the last entry", "2031-03-03T12:00", "Open now, closes at 7 PM"],
])("%s", (_, wall, status) => expect(saidAt(openings, wall)).toBe(status));

const closedWeek = everyDay("Closed");

test.each([
  ["before lunch", "9AM-1PM, 2PM-6PM", "12:30", "Open now, closes at 1 PM"],
  ["at lunch", "9AM-1PM, 2PM-6PM", "13:30", "Closed, opens today at 2 PM"],
  ["at any time of a pharmacy that never closes", "24 hours", "03:00", "Open 24 hours"],
  ["in an evening that goes on after midnight", "8PM-2AM", "22:00", "Open now, closes at 2 AM"],
  ["after midnight of such an evening", "8PM-2AM", "01:59", "Open now, closes at 2 AM"],
  ["after its end", "8PM-2AM", "02:00", "Closed, opens today at 8 PM"],
  ["by appointment", "By appointment", "10:00", "By appointment today"],
])("%s", (_, hours, clock, status) => {
  expect(saidAt({ hours: everyDay(hours) }, `2026-11-18T${clock}`)).toBe(status);
});

test.each([
  ["a day before the only closing", "2026-12-23T23:59", "Open 24 hours"],
  ["less than a day before", "2026-12-24T00:01", "Open now, closes at 12 AM"],
  ["on the day", "2026-12-25T12:00", "Closed today, opens tomorrow at 12 AM"],
  ["the day after", "2026-12-26T00:00", "Open 24 hours"],
])("a pharmacy that closes on one day a year, %s", (_, wall, status) => {
  const specialHours = [{ date: "2026-12-25", hours: "Closed", reason: "Christmas Day" }];
  expect(saidAt({ hours: everyDay("24 hours"), specialHours }, wall)).toBe(status);
});

test("the morning after an evening says whose closing it is, also where the evening was a holiday", () => {
  const specialHours = [{ date: "2026-11-20", hours: "8PM-3AM", reason: "a night market" }];
  const hours = { ...closedWeek, thursday: "8PM-2AM", friday: "8PM-2AM" };
  expect(saidAt({ hours, specialHours }, "2026-11-21T02:30")).toBe("Open now, closes at 3 AM");
});

test("a night that ended early belongs to the day that began it", () => {
  const specialHours = [{ date: "2026-11-20", hours: "8PM-11PM", reason: "Snow" }];
  const openings = { hours: everyDay("8PM-2AM"), specialHours };
  expect(saidAt(openings, "2026-11-20T22:59")).toBe("Open now, closes at 11 PM");
  expect(saidAt(openings, "2026-11-21T00:30")).toBe("Closed, opens today at 8 PM");
});

test.each([
  ["in opening hours", "9AM-1PM, 2PM-6PM", "09:00", false],
  ["at lunch", "9AM-1PM, 2PM-6PM", "13:00", true],
  ["after closing", "9AM-1PM, 2PM-6PM", "18:00", true],
  ["at any time of a pharmacy that never closes", "24 hours", "03:00", false],
  ["by appointment", "By appointment", "03:00", false],
  ["in a week without any opening", "Closed", "12:00", false],
])("the sign says closed %s, or not", (_, hours, clock, isClosed) => {
  const calendar = openingCalendar(inMinutes({ hours: everyDay(hours) }));
  const status = openingStatus(calendar, minuteAt(`2026-11-18T${clock}`), onlyWhileClosed(copy));
  expect(status !== "").toBe(isClosed);
});

test("after closing on the only open day of the week, the next one has its date", () => {
  jest.useFakeTimers({ now: Date.parse("2026-11-20T12:00-06:00") });
  const hours = { ...closedWeek, thursday: "9AM-5PM" };
  expect(saidAt({ hours }, "2026-12-03T17:30")).toBe("Closed, opens December 10 at 9 AM");
  expect(saidAt({ hours }, "2026-12-04T09:00")).toBe("Closed, opens Thursday at 9 AM");
  expect(saidAt({ hours }, "2027-10-07T18:00")).toBe("Closed, opens October 14 at 9 AM");
  // A page that nobody has built for a year does not name a day that is not the next one.
  expect(saidAt({ hours }, "2028-12-07T18:00")).toBe("");
});

test("a pharmacy that never opens promises nothing", () => {
  expect(saidAt({ hours: closedWeek }, "2027-01-15T12:00")).toBe("");
});

/** Other hours in the summer of 2027. */
const inSummer = (usual: string, summer: string): WrittenOpenings => ({
  hours: everyDay(usual),
  hoursFrom: [
    { date: "2027-06-01", hours: everyDay(summer) },
    { date: "2027-09-01", hours: everyDay(usual) },
  ],
});

test.each([
  ["the last closing before it", "2027-05-31T19:00", "Closed, opens tomorrow at 8 AM"],
  ["its first day", "2027-06-01T08:00", "Open now, closes at 4 PM"],
  ["a special day in it", "2027-07-05T12:00", "Closed today, opens tomorrow at 8 AM"],
  ["its last closing", "2027-08-31T16:00", "Closed, opens tomorrow at 9 AM"],
  ["the day after", "2027-09-01T18:00", "Open now, closes at 7 PM"],
])("a summer with other hours, at %s", (_, wall, status) => {
  const specialHours = [{ date: "2027-07-05", hours: "Closed", reason: "a holiday" }];
  expect(saidAt({ ...inSummer("9AM-7PM", "8AM-4PM"), specialHours }, wall)).toBe(status);
});

test.each([
  ["before midnight", "2027-08-31T23:00", "Open now, closes at 2 AM"],
  ["after it, when other hours hold again", "2027-09-01T01:59", "Open now, closes at 2 AM"],
  ["at its end", "2027-09-01T02:00", "Closed, opens today at 9 AM"],
  [
    "on the first morning, which is the day before's",
    "2027-06-01T02:00",
    "Closed, opens today at 8 PM",
  ],
])("the last evening before a change goes on after it: %s", (_, wall, status) => {
  expect(saidAt(inSummer("9AM-7PM", "8PM-2AM"), wall)).toBe(status);
});

test.each([
  ["in the middle of winter", "2027-01-12T12:00", "Closed, opens May 1 at 9 AM"],
  ["on a day by appointment", "2027-01-13T12:00", "By appointment today"],
  ["in the last week of winter", "2027-04-27T12:00", "Closed, opens Saturday at 9 AM"],
  ["in summer", "2027-05-01T12:00", "Open now, closes at 7 PM"],
])("a pharmacy that closes for the winter, %s", (_, wall, status) => {
  const winter = { ...closedWeek, wednesday: "By appointment" };
  const summer = { date: "2027-05-01", hours: everyDay("9AM-7PM") };
  expect(saidAt({ hours: winter, hoursFrom: [summer] }, wall)).toBe(status);
  const hoursFrom = [summer, { date: "2026-11-01", hours: winter }];
  expect(saidAt({ hours: summer.hours, hoursFrom }, wall)).toBe(status);
});

const nightShifts = { ...everyDay("8PM-2AM"), monday: "Closed", thursday: "By appointment" };

test.each<[string, WrittenOpenings]>([
  ["of nights", { ...openings, hours: nightShifts }],
  [
    "around changes of hours",
    {
      ...openings,
      hoursFrom: [
        { date: "2026-11-24", hours: nightShifts },
        { date: "2026-11-28", hours: everyDay("24 hours") },
        { date: "2026-12-03", hours: closedWeek },
        { date: "2026-12-05", hours: weeklyHours },
      ],
    },
  ],
])(
  "the status worked out in advance is the status around any quarter hour of two weeks %s",
  (_, some) => {
    const timeline = timelineOf(some);
    const calendar = openingCalendar(inMinutes(some));
    const start = minuteAt("2026-11-23T00:00");
    const wrong = Array.from({ length: 14 * 96 }, (_, quarter) => start + quarter * 15)
      .flatMap((minute) => [minute, minute + 14])
      .filter((now) => textAt(timeline, now) !== openingStatus(calendar, now, copy));
    expect(wrong).toEqual([]);
  },
);
