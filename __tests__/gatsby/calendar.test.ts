/** `hours.ics`, read by another library than the one that writes it. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import ICAL from "ical.js";
import {
  type CalendarPharmacy,
  calendarText,
  writeCalendars,
} from "../../src/gatsby/build/calendar";
import { loadContent } from "../../src/content/read/load-content";
import { writeWords } from "../../src/gatsby/build/write-content";
import { contentCopy } from "../support/content/content-copy";
import { labels, pharmacy } from "../support/content/sample-pharmacy";
import { inMinutes } from "../support/time/weekly-hours";
import { temporaryFolder } from "../support/temporary-folder";

const content = contentCopy({ languages: "all" });
const build = temporaryFolder();

/** Returns the entries of a calendar: times in UTC, or days. */
const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text) as unknown[]).getAllSubcomponents("vevent").map((entry) => {
    const { uid, summary, startDate, endDate, description } = new ICAL.Event(entry);
    const timeOf = (time: ICAL.Time) =>
      time.isDate ? time.toString() : time.toJSDate().toISOString().slice(0, 16);
    const isUtc = startDate.isDate || startDate.zone === ICAL.Timezone.utcTimezone;
    return { uid, summary, start: timeOf(startDate), end: timeOf(endDate), description, isUtc };
  });

const calendarOf = (...specialHours: { date: string; hours: string; departments?: object[] }[]) =>
  eventsIn(
    calendarText(
      inMinutes({
        ...pharmacy,
        locale: "en-US",
        specialHours: specialHours.map((day) => ({ ...day, reason: "A test; one, or two" })),
      }) as unknown as CalendarPharmacy,
      labels,
    ),
  );

test("a line break in the name adds no line to the calendar", () => {
  const named = {
    ...pharmacy,
    locale: "en-US",
    shortName: "Juniper\r\nX-OTHER:1",
    specialHours: [],
  };
  const text = calendarText(inMinutes(named) as unknown as CalendarPharmacy, labels);
  expect(text).toContain("Juniper X-OTHER:1");
  expect(text).not.toMatch(/^X-OTHER/m);
});

test("a closed day is a whole day, and keeps its id", () => {
  const [event] = calendarOf({ date: "2026-12-25", hours: "Closed" });
  expect(event).toMatchObject({
    uid: "2026-12-25-1@www.juniperpharmacy.example",
    summary: "Juniper Pharmacy: Closed, A test; one, or two",
    start: "2026-12-25",
  });
});

test.each([
  ["2026-12-24", "9AM-2PM", [["2026-12-24T15:00", "2026-12-24T20:00"]]],
  // A night in which the clocks change.
  ["2027-03-13", "8PM-3AM", [["2027-03-14T02:00", "2027-03-14T08:00"]]],
  // Opens in the hour that the clocks skip.
  [
    "2026-12-24",
    "9AM-1PM, 2PM-12AM",
    [
      ["2026-12-24T15:00", "2026-12-24T19:00"],
      ["2026-12-24T20:00", "2026-12-25T06:00"],
    ],
  ],
])("%s, %s is %j in UTC", (date, hours, times) => {
  const events = calendarOf({ date, hours });
  expect(events.map(({ start, end }) => [start, end])).toEqual(times);
  expect(events.every(({ isUtc }) => isUtc)).toBe(true);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(times.length);
});

test("a day names the departments with other hours", () => {
  const departments = [{ name: "Drive-thru", hours: "9AM-11AM" }];
  const [event] = calendarOf({ date: "2026-12-24", hours: "9AM-2PM", departments });
  expect(event?.description).toBe("Drive-thru: 9AM-11AM");
});

test("a build has a calendar in each language, with a closure by surprise", async () => {
  jest.spyOn(Date, "now").mockReturnValue(Date.parse("2026-11-22"));
  content.set("announcements.yaml", ["closedToday"], {
    from: "2027-01-20",
    until: "2027-01-20",
    reason: "a power outage",
  });
  writeWords((await loadContent(content.root())).content, content.root());
  writeCalendars(content.root(), build.path());
  const summaries = (file: string) =>
    eventsIn(readFileSync(join(build.path(), file), "utf8")).map(({ summary }) => summary);
  expect(summaries("hours.ics")).toEqual(
    expect.arrayContaining([
      "Juniper Pharmacy: Closed, Thanksgiving Day",
      "Juniper Pharmacy: Closed, a power outage",
    ]),
  );
  expect(summaries("es/hours.ics")).toContain(
    "Juniper Pharmacy: Cerrado, Día de Acción de Gracias",
  );
});
