/** Dates that have passed: special days, changes of hours, sources read, and the security contact. */
import { dayNumber, isoDate } from "../../lib/dates";
import { endOfSpecialDay, openingCalendar } from "../../lib/opening-calendar";
import type { WallMinute } from "../../lib/wall-clock";
import { type Problem, problemsIn, problemsInBlocks } from "../problem";
import type { Content } from "../read/content";
import { departmentsOf, openingsOf } from "./hours";

/** Returns a warning for each special day that is over, with its night. */
export const pastDayWarnings = (
  { pharmacy }: Pick<Content, "pharmacy">,
  today: string,
  now: WallMinute,
): Problem[] =>
  problemsIn(pharmacy, (value) => {
    const calendar = openingCalendar(openingsOf(value));
    return (value.specialHours ?? []).map(
      ({ date }, index) =>
        date < today &&
        endOfSpecialDay(calendar, dayNumber(date)) <= now && {
          path: ["specialHours", index, "date"],
          message: `${date} is over.`,
          fix: "Delete this entry, so that the list shows only what is to come.",
        },
    );
  });

/** Returns a warning for each list of changing hours whose last change is over: summer may come again, without its dates. */
export const lastChangeWarnings = (
  { pharmacy }: Pick<Content, "pharmacy">,
  today: string,
): Problem[] =>
  problemsIn(pharmacy, (value) =>
    departmentsOf(value).map(({ path, hoursFrom }) => {
      const dates = (hoursFrom ?? []).map(({ date }) => date);
      const last = dates.toSorted().at(-1);
      return (
        last !== undefined &&
        last < today && {
          path: [...path, "hoursFrom", dates.indexOf(last), "date"],
          message: `These hours have held since ${last}, and this list has no later change.`,
          fix: "If they change again, as every summer, add the dates and hours of the next changes. If they stay, write them as hours, and delete hoursFrom.",
        }
      );
    }),
  );

/** Days after which the check asks whether a source still says the same. */
const FRESH_DAYS = 365;

/** Returns a warning for each help from others whose source nobody has read for a year. */
export const oldSourceWarnings = (
  content: Pick<Content, "services" | "ownPages">,
  today: string,
): Problem[] =>
  problemsInBlocks(content, (block, path) =>
    block.type === "localHelp"
      ? block.help.map(
          ({ checkedOn }, index) =>
            dayNumber(today) - dayNumber(checkedOn) > FRESH_DAYS && {
              path: [...path, "help", index, "checkedOn"],
              message: `Nobody has read the source of this since ${checkedOn}.`,
              fix: `Open its link. If what it says is still true, write today's date, "${today}". Otherwise change the text, or delete it.`,
            },
        )
      : [],
  );

/** Days before the contact expires on which the check begins to ask. */
const REMIND_DAYS = 60;

/** RFC 9116, 2.5.5, recommends less than a year. */
const MOST_DAYS = 365;

/** Returns a warning if the security contact has expired, expires soon, or is valid for more than a year. */
export const securityContactWarnings = (
  { pharmacy }: Pick<Content, "pharmacy">,
  today: string,
): Problem[] =>
  problemsIn(pharmacy, ({ securityContact }) => {
    if (!securityContact) return [];
    const { expires } = securityContact;
    const daysLeft = dayNumber(expires) - dayNumber(today);
    if (daysLeft >= REMIND_DAYS && daysLeft <= MOST_DAYS) return [];
    return [
      {
        path: ["securityContact", "expires"],
        message:
          daysLeft < 0
            ? `The security contact expired on ${expires}.`
            : daysLeft < REMIND_DAYS
              ? `The security contact expires soon, on ${expires}.`
              : `The security contact expires on ${expires}, more than a year ahead.`,
        fix: `Make sure that the contacts still work, and write a day within a year, such as ${isoDate(dayNumber(today) + MOST_DAYS - 1)}.`,
      },
    ];
  });
