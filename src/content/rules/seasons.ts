/** Seasons that overlap, fill the whole year, or are unlikely long. */
import { dateOfDay } from "../../lib/dates";
import { DEFAULT_LANGUAGE, writtenMonthAndDay } from "../../lib/language";
import { daysOfLeapYear, type Season, seasonFinder } from "../../lib/seasons";
import { type Problem, problemsIn } from "../problem";
import type { Content } from "../read/content";
import { departmentsOf } from "./hours";
import { plain } from "../../lib/words";

/** First day of the year that is in both seasons. */
function sharedDay(one: Season, other: Season): string | undefined {
  const [isInOne, isInOther] = [seasonFinder([one]), seasonFinder([other])];
  const day = daysOfLeapYear.find((candidate) => isInOne(candidate) && isInOther(candidate));
  return day === undefined ? undefined : writtenMonthAndDay(dateOfDay(day), DEFAULT_LANGUAGE);
}

/** Seasons that overlap, or that leave no day for the usual hours. */
export const seasonProblems = ({ pharmacy }: Pick<Content, "pharmacy">): Problem[] =>
  problemsIn(pharmacy, (value) =>
    departmentsOf(value).flatMap(({ path, seasons }) => [
      ...seasons.flatMap((season, index) =>
        seasons.slice(0, index).map((before) => {
          const day = sharedDay(before, season);
          return (
            day !== undefined && {
              path: [...path, "seasonalHours", index, "from"],
              message: `"${plain(before.name)}" and "${plain(season.name)}" both hold on ${day}.`,
              fix: `Change "from" or "through" of one of them, so that only one holds on each day.`,
            }
          );
        }),
      ),
      daysOfLeapYear.every(seasonFinder(seasons)) && {
        path,
        key: "seasonalHours",
        message: 'These seasons leave no day of the year for the usual "hours".',
        fix: 'Write the week of one of them as "hours", and delete its entry here: its name can be "usual" in seasonalHours of data/labels.yaml.',
      },
    ]),
  );

/** Days from April through October. In a longer season the two dates are most likely swapped. */
const MAX_SEASON_DAYS = 214;

/** Seasons that last most of the year, as if their first and last day were swapped. */
export const longSeasonWarnings = ({ pharmacy }: Pick<Content, "pharmacy">): Problem[] =>
  problemsIn(pharmacy, (value) =>
    departmentsOf(value).flatMap(({ path, seasons }) =>
      seasons.map((season, index) => {
        const { name, from, through } = season;
        const days = daysOfLeapYear.filter(seasonFinder([season])).length;
        return (
          days > MAX_SEASON_DAYS &&
          days < daysOfLeapYear.length && {
            path: [...path, "seasonalHours", index, "from"],
            message: `"${plain(name)}" lasts ${days} days, from ${from} through ${through}.`,
            fix: `Are the two swapped? Then write from: "${through}" and through: "${from}". If not, write this week as "hours", and the rest of the year as a season.`,
          }
        );
      }),
    ),
  );
