import { clockText, roundUp } from "../../src/time/clock-text";

test.each([
  [0, "12 AM"],
  [9 * 60, "9 AM"],
  [9 * 60 + 5, "9:05 AM"],
  [12 * 60, "12 PM"],
  [23 * 60 + 59, "11:59 PM"],
  [1440 * 20_000 + 16 * 60 + 20, "4:20 PM"],
])("minute %i is read as %s", (minute, text) => {
  expect(clockText(minute, ["#\u00a0AM", "#\u00a0PM", "#\u00a0PM"])).toBe(
    text.replace(" ", "\u00a0"),
  );
});

test.each([
  [540, 540],
  [541, 545],
  [545, 545],
])("%i is rounded up to %i", (minute, rounded) => {
  expect(roundUp(minute)).toBe(rounded);
});
