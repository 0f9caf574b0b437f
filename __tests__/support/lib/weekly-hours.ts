import { DAYS, type WeeklyHours } from "../../../src/lib/opening-hours";

/** A usual week of the sample pharmacy. */
export const weeklyHours = {
  monday: "9AM-7PM",
  tuesday: "9AM-7PM",
  wednesday: "9AM-7PM",
  thursday: "9AM-7PM",
  friday: "9AM-7PM",
  saturday: "9AM-2PM",
  sunday: "Closed",
};

/** A week of days that are all alike. */
export const everyDay = (hours: string) =>
  Object.fromEntries(DAYS.map((day) => [day, hours])) as WeeklyHours;
