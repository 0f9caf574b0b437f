/** Calendars of the special days, to subscribe to: `hours.ics`, and `es/hours.ics` in Spanish. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import icalGenerator, { ICalEventTransparency } from "ical-generator";
import { dayNumber, firstMoment, MINUTES_A_DAY } from "../../time/wall-clock";
import { fillIn, plain, type Words } from "../../lib/words";
import { hoursText } from "../../time/hours-text";
import { timeCopy } from "../../time/date-text";
import { cityLine, streetLines } from "../../lib/location";
import { isAllDay, periodsOf } from "../../time/opening-hours";
import { CALENDAR } from "../../lib/paths";
import { filesBelow } from "../../lib/files-below";
import { writeChanged } from "../../lib/write-changed";
import { wordsFolder } from "./write-content";

/** Seconds after which calendars ask again: a closure by surprise is for today. */
const TIME_TO_LIVE = 60 * 60;

/** What a calendar has of `pharmacy.yaml`. */
export type CalendarPharmacy = Pick<
  Queries.Pharmacy,
  "locale" | "name" | "shortName" | "website" | "timeZone" | "address" | "specialHours"
>;

type CalendarLabels = Parameters<typeof timeCopy>[0] & {
  specialHours: Words;
  calendar: { event: Words };
};

/** Writes the calendar of each language, from the words that pages have. Returns their paths in the build folder. */
export function writeCalendars(project: string, build: string): string[] {
  const folder = join(project, wordsFolder);
  const read = (path: string) => JSON.parse(readFileSync(join(folder, path), "utf8")) as unknown;
  // A language without a home page of its own has no calendar: its pages lead to that of the first one.
  const homes = filesBelow(folder).filter((path) => path.endsWith("/pages/home.yaml"));
  const calendars = homes.map((home) => {
    const language = home.replace("/pages/home.yaml", "");
    const { path } = read(home) as { path: string };
    return {
      path: `${path.slice(1)}${CALENDAR}`,
      text: calendarText(
        read(`${language}/pharmacy.yaml`) as CalendarPharmacy,
        read(`${language}/labels.yaml`) as CalendarLabels,
      ),
    };
  });
  for (const { path, text } of calendars) writeChanged(join(build, path), text);
  return calendars.map(({ path }) => path);
}

/** The library escapes line breaks of entries, and not those of the calendar's names. */
const inOneLine = (text: string) => text.replaceAll(/\s+/g, " ");

/**
 * Returns a calendar (https://www.rfc-editor.org/rfc/rfc5545): a whole day for days that are closed, by appointment
 * or never close, and otherwise the hours, as moments in UTC, so that calendars in any time zone are right.
 */
export function calendarText(pharmacy: CalendarPharmacy, labels: CalendarLabels): string {
  const { locale, website, timeZone, address, specialHours } = pharmacy;
  const [name, shortName] = [inOneLine(pharmacy.name), inOneLine(pharmacy.shortName)];
  const { hoursCopy } = timeCopy(labels, locale);
  const calendar = icalGenerator({
    name: `${shortName}: ${plain(labels.specialHours)}`,
    prodId: {
      company: name,
      product: "website",
      language: locale.slice(0, 2).toUpperCase(),
    },
    ttl: TIME_TO_LIVE,
  });
  for (const { date, hours, reason, departments } of specialHours ?? []) {
    const midnight = dayNumber(date) * MINUTES_A_DAY;
    const periods = isAllDay(hours) ? [] : periodsOf(hours);
    const times = periods.map(({ opens, closes }) => ({
      start: new Date(firstMoment(midnight + opens, timeZone)),
      end: new Date(firstMoment(midnight + closes, timeZone)),
    }));
    const wholeDay = { start: new Date(date), allDay: true, timezone: "UTC" };
    (times.length > 0 ? times : [wholeDay]).forEach((time, index) => {
      calendar.createEvent({
        ...time,
        // The same in every build, so that calendars replace an entry instead of adding another one.
        id: `${date}-${index + 1}@${new URL(website).host}`,
        summary: plain(
          fillIn(labels.calendar.event, {
            name: shortName,
            hours: hoursText(hours, hoursCopy),
            reason,
          }),
        ),
        description: departments
          ?.map((part) => `${plain(part.name)}: ${plain(hoursText(part.hours, hoursCopy))}`)
          .join("\n"),
        location: [name, ...streetLines(address), cityLine(address)].join(", "),
        url: website,
        transparency: ICalEventTransparency.TRANSPARENT,
      });
    });
  }
  return calendar.toString();
}
