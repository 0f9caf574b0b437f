/** Seasons that get in each other's way, or change nothing. */
import { isDeepStrictEqual } from "node:util";
import { dateOfDay, writtenMonthAndDay } from "../../lib/dates";
import { daysOfLeapYear, type Season, seasonFinder } from "../../lib/seasons";
import type { Problem } from "../problem";
import type { Content } from "../read/content";
import { departmentsOf } from "./hours";

/** The first day of the year on which both hold. */
function sharedDay(one: Season, other: Season): string | undefined {
  const [isInOne, isInOther] = [seasonFinder([one]), seasonFinder([other])];
  const day = daysOfLeapYear.find((it) => isInOne(it) && isInOther(it));
  return day === undefined ? undefined : writtenMonthAndDay(dateOfDay(day));
}

function problemsOf(
  { path, hours }: ReturnType<typeof departmentsOf>[number],
  file: string,
): Problem[] {
  const seasons = hours.seasonalHours ?? [];
  const listPath = [...path, "seasonalHours"];
  const found = seasons.flatMap((season, index): Problem[] => {
    const ofUsualWeek = isDeepStrictEqual(season.hours, hours.hours)
      ? [
          {
            file,
            place: { path: [...listPath, index, "hours"] },
            message: `"${season.name}" has the usual hours, so that it changes nothing.`,
            fix: "Write the hours that hold in this season, or delete the entry.",
          },
        ]
      : [];
    const overlaps = seasons.slice(0, index).flatMap((before) => {
      const day = sharedDay(before, season);
      return day === undefined
        ? []
        : {
            file,
            place: { path: [...listPath, index, "from"] },
            message: `"${before.name}" and "${season.name}" both hold on ${day}.`,
            fix: `Change "from" or "through" of one of them, so that only one holds on each day.`,
          };
    });
    return [...ofUsualWeek, ...overlaps];
  });
  const isWholeYear = daysOfLeapYear.every(seasonFinder(seasons));
  return isWholeYear
    ? [
        ...found,
        {
          file,
          place: { path, key: "seasonalHours" },
          message: 'These seasons leave no day of the year for the usual "hours".',
          fix: 'Write the week of one of them as "hours", and delete its entry here: its name can be "usual" in seasonalHours of data/labels.yaml.',
        },
      ]
    : found;
}

/** Seasons that overlap, that change nothing, or that leave nothing of the usual week. */
export function seasonProblems({ pharmacy }: Pick<Content, "pharmacy">): Problem[] {
  if (!pharmacy) return [];
  return departmentsOf(pharmacy).flatMap((department) => problemsOf(department, pharmacy.file));
}

/** Seasons through February 28: in a leap year they end a day before the month does. */
export function leapDayWarnings({ pharmacy }: Pick<Content, "pharmacy">): Problem[] {
  if (!pharmacy) return [];
  return departmentsOf(pharmacy).flatMap(({ path, hours }) =>
    (hours.seasonalHours ?? []).flatMap(({ name, through }, index) =>
      through === "February 28"
        ? {
            file: pharmacy.file,
            place: { path: [...path, "seasonalHours", index, "through"] },
            message: `"${name}" ends before February 29, when there is one.`,
            fix: 'Write "February 29": it is the end of February in every year.',
          }
        : [],
    ),
  );
}

/** In days: April through October. A longer season has most likely its two days swapped. */
const LONGEST_SEASON = 214;

/** Seasons that last most of the year, as one does whose first and last day are swapped. */
export function longSeasonWarnings({ pharmacy }: Pick<Content, "pharmacy">): Problem[] {
  if (!pharmacy) return [];
  return departmentsOf(pharmacy).flatMap(({ path, hours }) =>
    (hours.seasonalHours ?? []).flatMap((season, index) => {
      const { name, from, through } = season;
      const isInSeason = seasonFinder([season]);
      const days = daysOfLeapYear.filter((day) => isInSeason(day)).length;
      return days > LONGEST_SEASON && days < daysOfLeapYear.length
        ? {
            file: pharmacy.file,
            place: { path: [...path, "seasonalHours", index, "from"] },
            message: `"${name}" lasts ${days} days, from ${from} through ${through}.`,
            fix: `Are the two swapped? Then write from: "${through}" and through: "${from}". If not, write this week as "hours", and the rest of the year as a season.`,
          }
        : [];
    }),
  );
}
