import { parseDayOfYear } from "../../lib/seasons";

/** The US holidays on which most pharmacies close or keep other hours. */
export interface Holiday {
  name: string;
  /** `2027-07-04`. */
  date: string;
  /** The weekday on which many keep it when it falls on a weekend; otherwise the same day. */
  observed: string;
}

/** A holiday that `pharmacy.yaml` names: its date is `July 25`, or `2027-03-26` if it moves. */
export type OwnHoliday = Pick<Holiday, "name" | "date">;

const MONDAY = 1;
const THURSDAY = 4;

/** A day of a month, counted from 1; days beyond its end or before its beginning are in the next. */
const dayOf = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day));

const written = (date: Date) => date.toISOString().slice(0, 10);

/** The first such weekday on or after a day of a month. */
function weekdayFrom(year: number, month: number, day: number, weekday: number): Date {
  const start = dayOf(year, month, day);
  return dayOf(year, month, day + ((weekday - start.getUTCDay() + 7) % 7));
}

/** Saturday's holidays move to Friday and Sunday's to Monday. */
function observedOn(date: Date): Date {
  const shift = { 6: -1, 0: 1 }[date.getUTCDay()] ?? 0;
  return new Date(date.getTime() + shift * 86_400_000);
}

/**
 * Six of the legal public holidays of 5 U.S.C. 6103(a), at
 * https://www.law.cornell.edu/uscode/text/5/6103. The days on which they are observed follow
 * 6103(b) for Saturdays and Executive Order 11582 for Sundays.
 */
export function usHolidays(year: number): Holiday[] {
  const holidays: [name: string, date: Date][] = [
    ["New Year's Day", dayOf(year, 1, 1)],
    ["Memorial Day", weekdayFrom(year, 5, 31 - 6, MONDAY)],
    ["Independence Day", dayOf(year, 7, 4)],
    ["Labor Day", weekdayFrom(year, 9, 1, MONDAY)],
    ["Thanksgiving Day", weekdayFrom(year, 11, 22, THURSDAY)],
    ["Christmas Day", dayOf(year, 12, 25)],
  ];
  return holidays.map(([name, date]) => holiday(name, date));
}

const holiday = (name: string, date: Date): Holiday => ({
  name,
  date: written(date),
  observed: written(observedOn(date)),
});

/** The holidays of a year, the pharmacy's own among them; each day once, in order. */
export function holidaysOf(year: number, own: readonly OwnHoliday[] = []): Holiday[] {
  const others = own.flatMap(({ name, date }) => {
    const yearly = parseDayOfYear(date);
    if (yearly === undefined) {
      return date.startsWith(`${year}-`) ? holiday(name, new Date(date)) : [];
    }
    return holiday(name, new Date(new Date(yearly).setUTCFullYear(year)));
  });
  const byDate = new Map([...others, ...usHolidays(year)].map((it) => [it.date, it]));
  return [...byDate.values()].sort((one, other) => (one.date < other.date ? -1 : 1));
}
