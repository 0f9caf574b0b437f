import type { Say } from "../../lib/say";
import { type Advice, at } from "../problem";
import type { PharmacyDocument } from "../read/content";
import type { ValuePath } from "../schema/value-path";
import {
  type DayHours,
  dayHoursOf,
  dayName,
  DAYS,
  END_OF_NIGHT,
  isClosed,
  type OpenPeriod,
  periodsOf,
  weekOf,
} from "../../time/opening-hours";
import type { Openings } from "../../time/opening-calendar";
import { MINUTES_A_DAY } from "../../time/wall-clock";
import type { Rule } from "./rule";

type Pharmacy = PharmacyDocument["value"];

/** The store, the services desk or a department, with its path in `pharmacy.yaml`. */
interface Department extends Pick<Pharmacy, "hours" | "hoursFrom"> {
  path: ValuePath;
}

/** Returns the parts of a pharmacy with hours of their own, the store first. */
export function departmentsOf(pharmacy: Pharmacy): Department[] {
  const { servicesDesk, departments = [] } = pharmacy;
  return [
    { ...pharmacy, path: [] },
    ...(servicesDesk ? [{ ...servicesDesk, path: ["servicesDesk"] }] : []),
    ...departments.map((part, index) => ({ ...part, path: ["departments", index] })),
  ];
}

/** Hours of the store, as staff write them. */
export type WrittenOpenings = Pick<Pharmacy, "hours" | "hoursFrom" | "specialHours">;

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

const HALF_A_DAY = MINUTES_A_DAY / 2;

const opensAtMidnight = (periods: readonly OpenPeriod[]) =>
  periods.some(({ opens, closes }) => opens === 0 && closes < MINUTES_A_DAY);

const closesAtMidnightOrLater = (periods: readonly OpenPeriod[]) =>
  periods.some(({ closes }) => closes >= MINUTES_A_DAY);

/** True if a day would close in the afternoon with PM in place of AM: 9AM-2AM as 9AM-2PM. */
const closesByDayWithPm = (periods: readonly OpenPeriod[]) =>
  periods.some(
    ({ opens, closes }) =>
      opens > 0 &&
      closes >= MINUTES_A_DAY &&
      closes <= MINUTES_A_DAY + END_OF_NIGHT &&
      closes - HALF_A_DAY > opens,
  );

/**
 * True if a day most likely has AM in place of PM: it opens at midnight although no day before it closes that late, or
 * it is the only day that closes at midnight or later, and PM would make it a usual day.
 */
function isPmMeant(day: DayHours, others: readonly DayHours[], before = others): boolean {
  const periods = periodsOf(day);
  const isLate = (other: DayHours) => closesAtMidnightOrLater(periodsOf(other));
  if (opensAtMidnight(periods)) return !before.some(isLate);
  const openDays = others.filter((other) => periodsOf(other).length > 0);
  return closesByDayWithPm(periods) && openDays.length > 0 && !openDays.some(isLate);
}

function pmMeant(day: string, written: string, say: Say): Advice {
  const message = say("On {day} you would be open at midnight.", { day });
  if (written.includes("12AM"))
    return {
      message,
      fix: say("12AM is midnight and 12PM is noon. If you mean midnight, ignore this."),
    };
  const value = written.replace(/AM$/, "PM");
  return {
    message,
    fix: say('Did you mean "{value}"? If you close that late, ignore this.', { value }),
    instead: value,
  };
}

/** Minutes after which hours through a night are asked about: 5PM-9AM is most likely 9AM-5PM. */
const LONG_NIGHT = 12 * 60;

function longNight(written: string, say: Say): Advice | undefined {
  const period = periodsOf(dayHoursOf(written)).find(
    ({ opens, closes }) => closes > MINUTES_A_DAY + END_OF_NIGHT && closes - opens > LONG_NIGHT,
  );
  return (
    period && {
      message: say("{value}: you would be open for {length} hours, through the night.", {
        value: written,
        length: Math.round((period.closes - period.opens) / 60),
      }),
      fix: say("Look at AM and PM. If you are open all night, ignore this."),
    }
  );
}

/** Asks about weeks without an open day, hours through a night, AM in place of PM, and delivery on a closed day. */
export const hours: Rule = ({ pharmacy, names: { say } }, report) => {
  if (!pharmacy) return;
  const { delivery, hours, hoursFrom = [] } = pharmacy.value;
  const weeks = [hours, ...hoursFrom.map((change) => change.hours)].map(weekOf);
  for (const [index, day] of (delivery?.days ?? []).entries())
    report.warning(
      at(pharmacy, "delivery", "days", index),
      weeks.every((week) => isClosed(week[day])) && {
        message: say("You deliver on {day}, and are closed on that day.", {
          day: say(dayName(day)),
        }),
        fix: say(
          "The refill form offers no delivery on it. Delete the day here, or write its hours.",
        ),
      },
    );
  const usualDays = weeks.flatMap((week) => Object.values(week));
  for (const [index, { date, hours }] of (pharmacy.value.specialHours ?? []).entries())
    report.warning(at(pharmacy, "specialHours", index, "hours"), [
      longNight(hours, say),
      isPmMeant(dayHoursOf(hours), usualDays) && pmMeant(date, hours, say),
    ]);
  for (const { path, hours } of departmentsOf(pharmacy.value).flatMap(writtenWeeksOf)) {
    const week = weekOf(hours);
    if (DAYS.every((day) => isClosed(week[day]))) {
      report.warning(
        { ...at(pharmacy, ...path), key: "hours" },
        {
          message: say("All seven days are closed here, and every page would say so."),
          fix: say(
            "Write the hours of the days on which you are open. If nobody can come, ignore this.",
          ),
        },
      );
      continue;
    }
    for (const [index, day] of DAYS.entries()) {
      const others = DAYS.filter((other) => other !== day).map((other) => week[other]);
      const before = week[DAYS.at(index - 1) ?? day];
      report.warning(at(pharmacy, ...path, "hours", day), [
        longNight(hours[day], say),
        isPmMeant(week[day], others, [before]) && pmMeant(say(dayName(day)), hours[day], say),
      ]);
    }
  }
};
