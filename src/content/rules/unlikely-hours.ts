/** Hours of a good form that a slip of the hand explains better than a pharmacy does. */
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
import type { Advice, Problem } from "../problem";
import type { Content } from "../read/content";
import type { ValuePath } from "../schema/value-path";
import { departmentsOf } from "./regular-hours";

const NOON = MINUTES_A_DAY / 2;

/** Nobody unlocks a door for less, in minutes. */
const SHORTEST_DAY = 60;

type Week = Readonly<Record<Day, readonly OpenPeriod[]>>;

const before = (day: Day): Day => DAYS.at(DAYS.indexOf(day) - 1) ?? day;

const isOpenAtItsEnd = (periods: readonly OpenPeriod[]) =>
  periods.some(({ closes }) => closes >= MINUTES_A_DAY);

const isAllDay = (periods: readonly OpenPeriod[]) =>
  periods.some(({ opens, closes }) => opens === 0 && closes === MINUTES_A_DAY);

/** A day that begins in the morning and lasts until midnight or beyond, as an AM for a PM makes it. */
const isMorningToMidnight = (periods: readonly OpenPeriod[]) =>
  periods.some(({ opens, closes }) => opens > 0 && opens < NOON && closes >= MINUTES_A_DAY);

function dayAdvice(week: Week, day: Day): Advice | undefined {
  const periods = week[day];
  const [first] = periods;
  if (!first) return undefined;
  const minutes = periods.reduce((sum, { opens, closes }) => sum + closes - opens, 0);
  const fix = "Look at AM and PM: 12AM is midnight and 12PM is noon. If you mean it, all is well.";
  if (minutes <= SHORTEST_DAY) {
    return { message: `The whole ${dayName(day)} has ${minutes} minutes here.`, fix };
  }
  const beginsAtMidnight = first.opens === 0 && !isAllDay(periods);
  if (beginsAtMidnight && !isOpenAtItsEnd(week[before(day)])) {
    return { message: `This ${dayName(day)} begins in the middle of the night.`, fix };
  }
  const others = DAYS.filter((it) => it !== day && week[it].length > 0);
  return isMorningToMidnight(periods) &&
    others.length > 0 &&
    !others.some((it) => isOpenAtItsEnd(week[it]))
    ? { message: `On ${dayName(day)} alone you would be open until midnight or later.`, fix }
    : undefined;
}

function weekProblems(hours: WeeklyHours, file: string, path: ValuePath): Problem[] {
  const texts = DAYS.map((day) => hours[day]);
  const week = Object.fromEntries(DAYS.map((day) => [day, openPeriods(hours[day])])) as Week;
  if (DAYS.every((day) => week[day].length === 0) && !texts.some(isByAppointment)) {
    return [
      {
        file,
        place: { path: path.slice(0, -1), key: "hours" },
        message: "All seven days are closed here, and every page would say so.",
        fix: "Write the hours of the days on which you are open. If nobody can come, all is well.",
      },
    ];
  }
  return DAYS.flatMap((day) => {
    const advice = dayAdvice(week, day);
    return advice ? { file, place: { path: [...path, day] }, ...advice } : [];
  });
}

/** Weeks of the store, the desk and the departments in which a day is most likely mistyped. */
export function unlikelyHoursWarnings({ pharmacy }: Pick<Content, "pharmacy">): Problem[] {
  if (!pharmacy) return [];
  return departmentsOf(pharmacy).flatMap(({ path, hours }) =>
    weekProblems(hours.hours, pharmacy.file, [...path, "hours"]),
  );
}
