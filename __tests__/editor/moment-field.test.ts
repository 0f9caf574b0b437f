/** A day with an optional time is written as the content has it. */
import { picked, written } from "../../src/editor/app/kinds/moment";

test.each([
  ["2026-11-27", "2026-11-27", ""],
  ["2026-11-27 5PM", "2026-11-27", "17:00"],
  ["2026-11-27 12AM", "2026-11-27", "00:00"],
  ["2026-11-27 12:30PM", "2026-11-27", "12:30"],
  ["2026-11-27 9:05AM", "2026-11-27", "09:05"],
])("%s", (text, day, time) => {
  expect(picked(text)).toEqual([day, time]);
  expect(written(day, time)).toBe(text);
});

test("without a day nothing is written, and what cannot be read is not shown as another day", () => {
  expect(written("", "17:00")).toBeUndefined();
  expect(picked("Friday 5 PM")).toEqual(["", ""]);
  expect(picked(undefined)).toEqual(["", ""]);
});
