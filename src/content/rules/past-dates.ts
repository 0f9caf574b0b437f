/** Dates that have passed or soon will: special days, holidays, changes of hours, sources, notices, the security contact. */
import { dayNumber, isoDate } from "../../time/dates";
import { DEFAULT_LANGUAGE, writtenDate } from "../../lib/language";
import { endOfSpecialDay, openingCalendar } from "../../time/opening-calendar";
import { at } from "../problem";
import { departmentsOf, openingsOf } from "./hours";
import { blocksOf, doubt } from "./rule";

/** Reports special days that are over, with their nights. */
export const pastDays = doubt(({ pharmacy, today, now }, report) => {
  if (!pharmacy) return;
  const calendar = openingCalendar(openingsOf(pharmacy.value));
  for (const [index, { date }] of (pharmacy.value.specialHours ?? []).entries()) {
    const isOver = date < today && endOfSpecialDay(calendar, dayNumber(date)) <= now;
    report(
      at(pharmacy, "specialHours", index, "date"),
      isOver && {
        message: `${date} is over.`,
        fix: "Delete this entry, so that the list shows only what is to come.",
      },
    );
  }
});

/** Reports entries of `ownHolidays` with a past date, for which the check cannot remind of the next one. */
export const pastOwnHolidays = doubt(({ pharmacy, today }, report) => {
  for (const [index, { name, date }] of (pharmacy?.value.ownHolidays ?? []).entries()) {
    const isOver = /^\d/.test(date) && date < today;
    if (!pharmacy || !isOver) continue;
    report(at(pharmacy, "ownHolidays", index, "date"), {
      message: `${name} (${writtenDate(date, DEFAULT_LANGUAGE)}) is over.`,
      fix: "Write its next date, so that this check can remind you of it, or delete the entry.",
    });
  }
});

/** Reports lists of changing hours whose last change is over: summer may come again, without its dates. */
export const lastChanges = doubt(({ pharmacy, today }, report) => {
  if (!pharmacy) return;
  for (const { path, hoursFrom = [] } of departmentsOf(pharmacy.value)) {
    const dates = hoursFrom.map(({ date }) => date);
    const last = dates.toSorted().at(-1);
    if (last === undefined || last >= today) continue;
    report(at(pharmacy, ...path, "hoursFrom", dates.indexOf(last), "date"), {
      message: `These hours have held since ${last}, and this list has no later change.`,
      fix: "If they change again, as every summer, add the dates and hours of the next changes. If they stay, write them as hours, and delete hoursFrom.",
    });
  }
});

/** Days after which the check asks whether a source still says the same. */
const FRESH_DAYS = 365;

/** Reports help from others whose source nobody has read for a year. */
export const oldSources = doubt((content, report) => {
  for (const { block, place } of blocksOf(content)) {
    const help = block.type === "localHelp" ? block.help : [];
    for (const [index, { checkedOn }] of help.entries()) {
      const isOld = dayNumber(content.today) - dayNumber(checkedOn) > FRESH_DAYS;
      report(
        place("help", index, "checkedOn"),
        isOld && {
          message: `Nobody has read the source of this since ${checkedOn}.`,
          fix: `Open its link. If what it says is still true, write today's date, "${content.today}". Otherwise change the text, or delete it.`,
        },
      );
    }
  }
});

/** Days before a notice's review on which the check begins to ask. */
const REVIEW_DAYS = 30;

/** Reports notices that are to be read again. */
export const noticeReviews = doubt(({ ownPages, today }, report) => {
  for (const page of ownPages) {
    const { reviewBy } = page.value.legalNotice ?? {};
    const daysLeft = reviewBy === undefined ? Infinity : dayNumber(reviewBy) - dayNumber(today);
    report(
      at(page, "legalNotice", "reviewBy"),
      daysLeft < REVIEW_DAYS && {
        message:
          daysLeft < 0
            ? `This notice was to be read again by ${reviewBy}.`
            : `This notice is to be read again soon, by ${reviewBy}.`,
        fix: "Read it with your counsel, change what is no longer true, and write the day of the next review.",
      },
    );
  }
});

/** Days before the contact expires on which the check begins to ask. */
const REMIND_DAYS = 60;

/** RFC 9116, 2.5.5, recommends less than a year. */
const MOST_DAYS = 365;

/** Reports a security contact that has expired, expires soon, or is valid for more than a year. */
export const securityContactExpiry = doubt(({ pharmacy, today }, report) => {
  const { expires } = pharmacy?.value.securityContact ?? {};
  if (!pharmacy || expires === undefined) return;
  const daysLeft = dayNumber(expires) - dayNumber(today);
  if (daysLeft >= REMIND_DAYS && daysLeft <= MOST_DAYS) return;
  report(at(pharmacy, "securityContact", "expires"), {
    message:
      daysLeft < 0
        ? `The security contact expired on ${expires}.`
        : daysLeft < REMIND_DAYS
          ? `The security contact expires soon, on ${expires}.`
          : `The security contact expires on ${expires}, more than a year ahead.`,
    fix: `Make sure that the contacts still work, and write a day within a year, such as ${isoDate(dayNumber(today) + MOST_DAYS - 1)}.`,
  });
});
