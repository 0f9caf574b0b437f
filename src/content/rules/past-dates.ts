/** Dates that have passed: special days, and the security contact. */
import { dayNumber, isoDate } from "../../lib/dates";
import type { Problem } from "../problem";
import type { Content } from "../read/content";

/** Special hours of days that are over. */
export function pastDayWarnings({ pharmacy }: Pick<Content, "pharmacy">, today: string): Problem[] {
  if (!pharmacy) return [];
  const { file, value } = pharmacy;
  return (value.specialHours ?? []).flatMap(({ date }, index) =>
    date < today
      ? {
          file,
          place: { path: ["specialHours", index, "date"] },
          message: `${date} is over.`,
          fix: "Delete this entry, so that the list shows only what is to come.",
        }
      : [],
  );
}

/** Days before the contact expires on which the check begins to ask. */
const REMIND_DAYS = 60;

/** RFC 9116, 2.5.5, recommends less than a year. */
const MOST_DAYS = 365;

/** A security contact that has expired, expires soon, or is valid for more than a year. */
export function securityContactWarnings(
  { pharmacy }: Pick<Content, "pharmacy">,
  today: string,
): Problem[] {
  const expires = pharmacy?.value.securityContact?.expires;
  if (!pharmacy || expires === undefined) return [];
  const daysLeft = dayNumber(expires) - dayNumber(today);
  if (daysLeft >= REMIND_DAYS && daysLeft <= MOST_DAYS) return [];
  return [
    {
      file: pharmacy.file,
      place: { path: ["securityContact", "expires"] },
      message:
        daysLeft < 0
          ? `The security contact expired on ${expires}.`
          : daysLeft < REMIND_DAYS
            ? `The security contact expires soon, on ${expires}.`
            : `The security contact expires on ${expires}, more than a year ahead.`,
      fix: `Make sure that the contacts still work, and write a day within a year, such as ${isoDate(dayNumber(today) + MOST_DAYS - 1)}.`,
    },
  ];
}
