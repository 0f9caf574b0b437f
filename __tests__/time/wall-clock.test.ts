import { wallMinute } from "../../src/time/wall-clock";

const shown = (moment: string, timeZone: string) =>
  new Date(wallMinute(Date.parse(moment), timeZone) * 60_000).toISOString().slice(0, 16);

test.each([
  ["before clocks go forward", "2027-03-14T07:59Z", "America/Chicago", "2027-03-14T01:59"],
  ["after clocks went forward", "2027-03-14T08:00Z", "America/Chicago", "2027-03-14T03:00"],
  ["before clocks go back", "2026-11-01T06:59Z", "America/Chicago", "2026-11-01T01:59"],
  ["after clocks went back", "2026-11-01T07:00Z", "America/Chicago", "2026-11-01T01:00"],
  ["midnight", "2026-11-20T06:00Z", "America/Chicago", "2026-11-20T00:00"],
  ["seconds are left out", "2026-11-20T05:59:59Z", "America/Chicago", "2026-11-19T23:59"],
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
