import { DAYS, type WeeklyHours } from "../../../src/lib/opening-hours";

/** A usual week. */
export const weeklyHours = {
  monday: "9AM-7PM",
  tuesday: "9AM-7PM",
  wednesday: "9AM-7PM",
  thursday: "9AM-7PM",
  friday: "9AM-7PM",
  saturday: "9AM-2PM",
  sunday: "Closed",
};

/** A week with the same hours every day. */
export const everyDay = (hours: string) =>
  Object.fromEntries(DAYS.map((day) => [day, hours])) as WeeklyHours;
