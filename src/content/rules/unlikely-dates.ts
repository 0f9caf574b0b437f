/** Days and years that are in the calendar, and that nobody can have meant. */
import { writtenDate } from "../../lib/dates";
import type { Problem } from "../problem";
import type { Content } from "../read/content";
import { holidaysOf, type OwnHoliday } from "./us-holidays";

/** Nobody plans holidays further ahead, in years. */
const YEARS_AHEAD = 3;

/** When a holiday by this name is, if it is one whose day we know. */
function daysOf(reason: string, year: number, own?: readonly OwnHoliday[]): string[] {
  const eves = { "christmas eve": `${year}-12-24`, "new year's eve": `${year}-12-31` };
  const name = reason.trim().toLowerCase().replaceAll("’", "'");
  const eve = Object.entries(eves).find(([it]) => it === name)?.[1];
  // New Year's Day of the next year may be observed in this one.
  const holidays = [...holidaysOf(year, own), ...holidaysOf(year + 1, own)].filter(
    (it) => it.name.toLowerCase() === name,
  );
  return eve ? [eve] : holidays.flatMap(({ date, observed }) => [date, observed]);
}

/** Special days that are not where their names say, or far away, and a beginning that is yet to come. */
export function unlikelyDateWarnings(
  { pharmacy }: Pick<Content, "pharmacy">,
  today: string,
): Problem[] {
  if (!pharmacy) return [];
  const { file, value } = pharmacy;
  const thisYear = Number(today.slice(0, 4));
  const days = (value.specialHours ?? []).flatMap(({ date, reason }, index) => {
    const place = { path: ["specialHours", index, "date"] };
    const year = Number(date.slice(0, 4));
    if (year > thisYear + YEARS_AHEAD) {
      return {
        file,
        place,
        message: `${date} is ${year - thisYear} years away.`,
        fix: "Correct the year.",
      };
    }
    const known = daysOf(reason, year, value.ownHolidays);
    const meant = known.find((it) => it.startsWith(String(year)));
    return date < today || known.includes(date) || !meant
      ? []
      : {
          file,
          place,
          message: `${writtenDate(date)} is not ${reason}.`,
          fix: `Write date: "${meant}", or give the day another reason.`,
        };
  });
  const { since } = value;
  return since !== undefined && since > thisYear
    ? [
        ...days,
        {
          file,
          place: { path: ["since"] },
          message: `Pages would say that you have served since ${since}, which is yet to come.`,
          fix: "Correct the year, or leave it out until then.",
        },
      ]
    : days;
}
