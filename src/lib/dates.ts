const longDate = new Intl.DateTimeFormat("en-US", {
  weekday: "short",
  month: "long",
  day: "numeric",
  year: "numeric",
  timeZone: "UTC",
});

/** `Fri, December 25, 2026` for `2026-12-25`. */
export const writtenDate = (day: string) => longDate.format(new Date(`${day}T00:00:00Z`));
