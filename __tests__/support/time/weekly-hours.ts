import {
  type DayHours,
  dayHoursOf,
  DAYS,
  parseDayHours,
  type WrittenWeek,
} from "../../../src/time/opening-hours";

/** A usual week, as staff write it. */
export const weeklyHours = {
  monday: "9AM-7PM",
  tuesday: "9AM-7PM",
  wednesday: "9AM-7PM",
  thursday: "9AM-7PM",
  friday: "9AM-7PM",
  saturday: "9AM-2PM",
  sunday: "Closed",
};

/** Returns a week with the same hours every day. */
export const everyDay = (hours: string) =>
  Object.fromEntries(DAYS.map((day) => [day, hours])) as WrittenWeek;

/** Opening hours, as staff write them. */
export interface WrittenOpenings {
  hours: WrittenWeek;
  hoursFrom?: { date: string; hours: WrittenWeek }[];
  specialHours?: { date: string; hours: string; reason: string }[];
}

/** A value with hours as minutes. */
type InMinutes<Value> = {
  [Key in keyof Value]: Key extends "hours" | (typeof DAYS)[number]
    ? Value[Key] extends string
      ? DayHours
      : InMinutes<Value[Key]>
    : InMinutes<Value[Key]>;
};

const HOURS_KEYS: readonly string[] = ["hours", ...DAYS];

/** Parses all written hours in a value, as the content of a page has them. */
export const inMinutes = <Value>(value: Value) =>
  JSON.parse(JSON.stringify(value), (key, entry: unknown) =>
    HOURS_KEYS.includes(key) && typeof entry === "string" && "hours" in parseDayHours(entry)
      ? dayHoursOf(entry)
      : entry,
  ) as InMinutes<Value>;
