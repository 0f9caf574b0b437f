import { dayNumber, isoDate } from "../../lib/dates";
import type { Problem } from "../problem";
import type { Content } from "../read/content";

/** How long before the last day the check begins to ask. */
const REMIND_DAYS = 60;

/** RFC 9116, 2.5.5, recommends less than a year, so that the file is looked at once a year. */
const MOST_DAYS = 365;

const daysAfter = (day: string, days: number) => isoDate(dayNumber(day) + days);

/** A `securityContact` that is over, nearly over, or good for too long to be believed. */
export function securityContactWarnings(
  { pharmacy }: Pick<Content, "pharmacy">,
  today: string,
): Problem[] {
  const contact = pharmacy?.value.securityContact;
  if (!pharmacy || !contact) return [];
  const { expires } = contact;
  const place = { path: ["securityContact", "expires"] };
  const fix = `Make sure that the contacts still work, and write a day within a year, such as ${daysAfter(today, MOST_DAYS - 1)}.`;
  const warn = (message: string) => [{ file: pharmacy.file, place, message, fix }];
  if (expires < today) {
    return warn(`The security contact was good through ${expires}, and is not believed any more.`);
  }
  if (expires < daysAfter(today, REMIND_DAYS)) {
    return warn(`The security contact is good only through ${expires}.`);
  }
  return expires > daysAfter(today, MOST_DAYS)
    ? warn(`The security contact is good through ${expires}, more than a year ahead.`)
    : [];
}
