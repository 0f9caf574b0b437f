import { clockText, roundUp, wallMinute } from "../../src/time/wall-clock";

const shown = (moment: string, timeZone: string) =>
  new Date(wallMinute(Date.parse(moment), timeZone) * 60_000).toISOString().slice(0, 16);

test.each([
  ["before clocks go forward", "2027-03-14T07:59Z", "America/Chicago", "2027-03-14T01:59"],
  ["after clocks went forward", "2027-03-14T08:00Z", "America/Chicago", "2027-03-14T03:00"],
  ["before clocks go back", "2026-11-01T06:59Z", "America/Chicago", "2026-11-01T01:59"],
  ["after clocks went back", "2026-11-01T07:00Z", "America/Chicago", "2026-11-01T01:00"],
  ["midnight", "2026-11-20T06:00Z", "America/Chicago", "2026-11-20T00:00"],
  ["another day", "2026-11-20T05:30Z", "Pacific/Honolulu", "2026-11-19T19:30"],
])("%s", (_, moment, timeZone, wall) => {
  expect(shown(moment, timeZone)).toBe(wall);
});

test("where there is Temporal, it says the same", () => {
  const toTemporalInstant = () => ({
    toZonedDateTimeISO: (timeZone: string) => `2026-11-19T19:30:59.5-10:00[${timeZone}]`,
  });
  Object.assign(Date.prototype, { toTemporalInstant });
  try {
    expect(shown("2026-11-20T05:30:59.500Z", "Pacific/Honolulu")).toBe("2026-11-19T19:30");
  } finally {
    delete (Date.prototype as { toTemporalInstant?: unknown }).toTemporalInstant;
  }
});

test.each([
  [0, "12 AM"],
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
