import { type Advice, at } from "../problem";
import type { PharmacyDocument } from "../read/content";
import type { ValuePath } from "../schema/value-path";
import {
  type Day,
  dayHoursOf,
  dayName,
  DAYS,
  END_OF_NIGHT,
  isClosed,
  type OpenPeriod,
  periodsOf,
  type WeeklyHours,
  weekOf,
  type WrittenWeek,
} from "../../time/opening-hours";
import type { Openings } from "../../time/opening-calendar";
import { MINUTES_A_DAY } from "../../time/wall-clock";
import type { Rule } from "./rule";

/** Hours of the store or a part of it, as staff write them. */
interface WrittenHours {
  hours: WrittenWeek;
  hoursFrom?: readonly { date: string; hours: WrittenWeek }[];
}

/** The store, the services desk or a department, with its path in `pharmacy.yaml`. */
interface Department extends WrittenHours {
  path: ValuePath;
}

/** Returns the parts of a pharmacy with hours of their own, the store first. */
export function departmentsOf(pharmacy: PharmacyDocument["value"]): Department[] {
  const { servicesDesk, departments = [] } = pharmacy;
  return [
    { ...pharmacy, path: [] },
    ...(servicesDesk ? [{ ...servicesDesk, path: ["servicesDesk"] }] : []),
    ...departments.map((part, index) => ({ ...part, path: ["departments", index] })),
  ];
}

/** Hours of the store or a part of it, with its special days. */
export interface WrittenOpenings extends WrittenHours {
  specialHours?: readonly { date: string; hours: string; reason: string }[];
}

/** Returns the hours of the store as minutes. */
export const openingsOf = ({ hours, hoursFrom, specialHours }: WrittenOpenings): Openings => ({
  hours: weekOf(hours),
  hoursFrom: hoursFrom?.map((change) => ({ ...change, hours: weekOf(change.hours) })),
  specialHours: specialHours?.map(({ date, hours, reason }) => ({
    date,
    hours: dayHoursOf(hours),
    reason,
  })),
});

/** Returns the weeks of a part of the pharmacy, each with the path of the group that has it as `hours`. */
const writtenWeeksOf = ({ path, hours, hoursFrom }: Department) => [
  { path, hours },
  ...(hoursFrom ?? []).map((change, index) => ({
    path: [...path, "hoursFrom", index],
    hours: change.hours,
  })),
];

const opensAtMidnight = (periods: readonly OpenPeriod[]) =>
  periods.some(({ opens, closes }) => opens === 0 && closes < MINUTES_A_DAY);

const closesAtMidnightOrLater = (periods: readonly OpenPeriod[]) =>
  periods.some(({ closes }) => closes >= MINUTES_A_DAY);

/**
 * True if a day most likely has 12AM in place of 12PM: it opens at midnight although the day before closes
 * earlier, or it is the only day that opens in the morning and closes at midnight.
 */
function isNoonMistyped(week: WeeklyHours, day: Day): boolean {
  const dayBefore = DAYS.at(DAYS.indexOf(day) - 1) ?? day;
  const periods = periodsOf(week[day]);
  if (opensAtMidnight(periods)) return !closesAtMidnightOrLater(periodsOf(week[dayBefore]));
  const closing = periods.find(({ closes }) => closes === MINUTES_A_DAY);
  const others = DAYS.filter((other) => other !== day && periodsOf(week[other]).length > 0);
  return (
    closing !== undefined &&
    closing.opens > 0 &&
    closing.opens < MINUTES_A_DAY / 2 &&
    others.length > 0 &&
    !others.some((other) => closesAtMidnightOrLater(periodsOf(week[other])))
  );
}

/** Minutes after which hours through a night are asked about: 5PM-9AM is most likely 9AM-5PM. */
const LONG_NIGHT = 12 * 60;

/** Asks about hours that last through the night into the day. */
function longNight(written: string): Advice | undefined {
  const period = periodsOf(dayHoursOf(written)).find(
    ({ opens, closes }) => closes > MINUTES_A_DAY + END_OF_NIGHT && closes - opens > LONG_NIGHT,
  );
  return (
    period && {
      message: `${written}: you would be open for ${Math.round((period.closes - period.opens) / 60)} hours, through the night.`,
      fix: "Look at AM and PM. If you are open all night, ignore this.",
    }
  );
}

/**
 * Asks about weeks without an open day, hours through a whole night, days that most likely have 12AM in place of 12PM,
 * and delivery on a day that is closed in every week.
 */
export const hours: Rule = ({ pharmacy }, report) => {
  if (!pharmacy) return;
  const { delivery, hours, hoursFrom = [] } = pharmacy.value;
  const weeks = [hours, ...hoursFrom.map((change) => change.hours)].map(weekOf);
  for (const [index, day] of (delivery?.days ?? []).entries())
    report.doubt(
      at(pharmacy, "delivery", "days", index),
      weeks.every((week) => isClosed(week[day])) && {
        message: `You deliver on ${dayName(day)}, and are closed on that day.`,
        fix: "The refill form offers no delivery on it. Delete the day here, or write its hours.",
      },
    );
  for (const [index, { hours }] of (pharmacy.value.specialHours ?? []).entries())
    report.doubt(at(pharmacy, "specialHours", index, "hours"), longNight(hours));
  for (const { path, hours } of departmentsOf(pharmacy.value).flatMap(writtenWeeksOf)) {
    const week = weekOf(hours);
    if (DAYS.every((day) => isClosed(week[day]))) {
      report.doubt(
        { ...at(pharmacy, ...path), key: "hours" },
        {
          message: "All seven days are closed here, and every page would say so.",
          fix: "Write the hours of the days on which you are open. If nobody can come, ignore this.",
        },
      );
      continue;
    }
    for (const day of DAYS)
      report.doubt(at(pharmacy, ...path, "hours", day), longNight(hours[day]));
    for (const day of DAYS.filter((one) => isNoonMistyped(week, one))) {
      report.doubt(at(pharmacy, ...path, "hours", day), {
        message: `On ${dayName(day)} you would be open at midnight.`,
        fix: "12AM is midnight and 12PM is noon. If you mean midnight, ignore this.",
      });
    }
  }
};
