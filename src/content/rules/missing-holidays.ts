import { writtenDate } from "../../lib/dates";
import { openingCalendar, type Openings } from "../../lib/opening-calendar";
import type { Problem } from "../problem";
import type { Content } from "../read/content";
import { type Holiday, usHolidays } from "./us-holidays";

/** How long before a holiday the check asks for its hours. */
const DAYS_AHEAD = 90;

/** The month from which the check asks for next year's holidays: October. */
const PLANNING_MONTH = "10";

const MILLISECONDS_A_DAY = 86_400_000;

const dayNumber = (date: string) => Date.parse(date) / MILLISECONDS_A_DAY;

/**
 * Holidays for which neither the day nor the day on which it is observed has an entry. One that
 * falls on a day that is closed every week needs none.
 */
export function unplannedHolidays(year: number, { hours, specialHours }: Openings): Holiday[] {
  const listed = new Set((specialHours ?? []).map(({ date }) => date));
  const usualWeek = openingCalendar({ hours });
  return usHolidays(year).filter(
    ({ date, observed }) =>
      !listed.has(date) && !listed.has(observed) && usualWeek.periodsOn(dayNumber(date)).length > 0,
  );
}

/** Next year's holidays, when it is time to plan them and nobody has begun to. */
function unplannedYear(year: number, openings: Openings, today: string): Holiday[] {
  const isPlanned = openings.specialHours?.some(({ date }) => date.startsWith(String(year)));
  return isPlanned || today.slice(5, 7) < PLANNING_MONTH ? [] : unplannedHolidays(year, openings);
}

const entry = ({ name, date }: Holiday) =>
  `- { date: "${date}", hours: "Closed", reason: "${name}" }`;

/**
 * Holidays that `pharmacy.yaml` does not mention: those of the next three months, and from October
 * on a whole year without any. On such a day the site would promise the usual hours.
 */
export function missingHolidayWarnings(
  { pharmacy }: Pick<Content, "pharmacy">,
  today: string,
): Problem[] {
  if (!pharmacy) return [];
  const { file, value: openings } = pharmacy;
  const warning = (message: string, holidays: readonly Holiday[]): Problem => ({
    file,
    place: { path: [], key: openings.specialHours ? "specialHours" : "hours" },
    message,
    fix: `Add to "specialHours", with your hours of the day, your usual ones if nothing changes: ${holidays.map(entry).join(" ")}`,
  });

  const year = Number(today.slice(0, 4));
  const nextYear = unplannedYear(year + 1, openings, today);
  const soon = [year, year + 1]
    .flatMap((it) => unplannedHolidays(it, openings))
    .filter(({ date }) => date >= today && dayNumber(date) - dayNumber(today) <= DAYS_AHEAD)
    .filter(({ date }) => !nextYear.some((planned) => planned.date === date));
  return [
    ...soon.map((holiday) =>
      warning(`${holiday.name} (${writtenDate(holiday.date)}) has no entry yet.`, [holiday]),
    ),
    ...(nextYear.length > 0
      ? [warning(`The holidays of ${year + 1} have no entries yet.`, nextYear)]
      : []),
  ];
}
