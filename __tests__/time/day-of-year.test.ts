import { parseDayOfYear } from "../../src/time/day-of-year";

test.each(["June 1", "January 31", "February 29", "December 31"])("%s is a day", (day) => {
  expect(parseDayOfYear(day)).toBeDefined();
});

test.each(["", "June", "June 0", "June 31", "February 30", "june 1", "Jun 1", "June 01", "6/1"])(
  "%p is no day of the year",
  (day) => {
    expect(parseDayOfYear(day)).toBeUndefined();
  },
);
