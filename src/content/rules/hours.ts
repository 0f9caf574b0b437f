/** Weeks in which a day is most likely mistyped. */
import {
  type Day,
  DAYS,
  dayName,
  isByAppointment,
  type OpenPeriod,
  openPeriods,
  type WeeklyHours,
} from "../../lib/opening-hours";
import { MINUTES_A_DAY } from "../../lib/wall-clock";
import type { Problem } from "../problem";
import type { Content } from "../read/content";
import type { ValuePath } from "../schema/value-path";
import { departmentsOf } from "./regular-hours";

const opensAtMidnight = (periods: readonly OpenPeriod[]) =>
  periods.some(({ opens, closes }) => opens === 0 && closes < MINUTES_A_DAY);

const closesAtMidnightOrLater = (periods: readonly OpenPeriod[]) =>
  periods.some(({ closes }) => closes >= MINUTES_A_DAY);

/**
 * Days with 12AM in place of 12PM: one that opens at midnight though the day before does not end then,
 * and the only one that opens in the morning and closes at midnight.
 */
function isNoonMistyped(week: Readonly<Record<Day, readonly OpenPeriod[]>>, day: Day): boolean {
  const dayBefore = DAYS.at(DAYS.indexOf(day) - 1) ?? day;
  if (opensAtMidnight(week[day])) return !closesAtMidnightOrLater(week[dayBefore]);
  const closing = week[day].find(({ closes }) => closes === MINUTES_A_DAY);
  const others = DAYS.filter((other) => other !== day && week[other].length > 0);
  return (
    closing !== undefined &&
    closing.opens > 0 &&
    closing.opens < MINUTES_A_DAY / 2 &&
    others.length > 0 &&
    !others.some((other) => closesAtMidnightOrLater(week[other]))
  );
}

function weekProblems(hours: WeeklyHours, file: string, path: ValuePath): Problem[] {
  const week = Object.fromEntries(DAYS.map((day) => [day, openPeriods(hours[day])])) as Record<
    Day,
    OpenPeriod[]
  >;
  if (DAYS.every((day) => week[day].length === 0 && !isByAppointment(hours[day]))) {
    return [
      {
        file,
        place: { path: path.slice(0, -1), key: "hours" },
        message: "All seven days are closed here, and every page would say so.",
        fix: "Write the hours of the days on which you are open. If nobody can come, ignore this.",
      },
    ];
  }
  return DAYS.filter((day) => isNoonMistyped(week, day)).map((day) => ({
    file,
    place: { path: [...path, day] },
    message: `On ${dayName(day)} you would be open at midnight.`,
    fix: "12AM is midnight and 12PM is noon. If you mean midnight, ignore this.",
  }));
}

/** Unlikely weeks of the store, the services desk and the departments. */
export function hoursWarnings({ pharmacy }: Pick<Content, "pharmacy">): Problem[] {
  if (!pharmacy) return [];
  return departmentsOf(pharmacy).flatMap(({ path, hours }) =>
    weekProblems(hours.hours, pharmacy.file, [...path, "hours"]),
  );
}
