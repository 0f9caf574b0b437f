import { DEFAULT_LANGUAGE } from "../../lib/language";
import { formatDate } from "../../time/date-text";
import { dayNumber, isoDate, type WallMinute } from "../../time/wall-clock";
import { endOfSpecialDay, openingCalendar } from "../../time/opening-calendar";
import { endOf, parseMoment, startOf } from "../../time/written-moment";
import { type Advice, at, type Place } from "../problem";
import { departmentsOf, openingsOf } from "./hours";
import { blocksOf, type Checked, type Report, type Rule } from "./rule";

/** Days after which the check asks whether a source still says the same. */
const FRESH_DAYS = 365;

/** Days ahead after which the day of a reading is most likely mistyped. A few days only delay the next question. */
const MISTYPED_DAYS = 30;

/** Days before a review on which the check begins to ask. */
const REVIEW_DAYS = 30;

type Ask = (content: Checked, ask: Report) => void;

/** Special days that are over, with their nights. */
const specialDays: Ask = ({ pharmacy, today, now }, ask) => {
  if (!pharmacy) return;
  const calendar = openingCalendar(openingsOf(pharmacy.value));
  for (const [index, { date }] of (pharmacy.value.specialHours ?? []).entries()) {
    const isOver = date < today && endOfSpecialDay(calendar, dayNumber(date)) <= now;
    if (!isOver) continue;
    ask(at(pharmacy, "specialHours", index, "date"), {
      message: `${date} is over.`,
      fix: "Delete it, so that the list shows only what is to come.",
    });
  }
};

/** Entries of `ownHolidays` with a past date, for which the check cannot remind of the next one. */
const ownHolidays: Ask = ({ pharmacy, today }, ask) => {
  if (!pharmacy) return;
  for (const [index, { name, date }] of (pharmacy.value.ownHolidays ?? []).entries()) {
    if (!/^\d/.test(date) || date >= today) continue;
    ask(at(pharmacy, "ownHolidays", index, "date"), {
      message: `${name} (${formatDate(date, DEFAULT_LANGUAGE)}) is over.`,
      fix: "Write its next date, so that this check can remind you of it, or delete it.",
    });
  }
};

/** Last changes of hours, if they are over: summer may come again, without its dates. */
const changesOfHours: Ask = ({ pharmacy, today, names }, ask) => {
  if (!pharmacy) return;
  for (const { path, hoursFrom = [] } of departmentsOf(pharmacy.value)) {
    const dates = hoursFrom.map(({ date }) => date);
    const last = dates.toSorted().at(-1) ?? today;
    if (last >= today) continue;
    ask(at(pharmacy, ...path, "hoursFrom", dates.indexOf(last), "date"), {
      message: `These hours have held since ${last}, and this list has no later change.`,
      fix: `If they change again, as every summer, add the dates and hours of the next changes. If they stay, write them as ${names.value("hours")}, and delete ${names.value("hoursFrom")}.`,
    });
  }
};

/** Entries of local help whose source was last read more than a year ago, or on a day far ahead. */
const sources: Ask = ({ today, ...content }, ask) => {
  for (const { block, place } of blocksOf(content)) {
    const help = block.type === "localHelp" ? block.help : [];
    for (const [index, { checkedOn }] of help.entries())
      ask(place("help", index, "checkedOn"), [
        dayNumber(today) - dayNumber(checkedOn) > FRESH_DAYS && {
          message: `Nobody has read the source of this since ${checkedOn}.`,
          fix: `Open its link. If what it says is still true, write today's date, "${today}". Otherwise change the text, or delete it.`,
        },
        dayNumber(checkedOn) - dayNumber(today) > MISTYPED_DAYS && {
          message: `Nobody has read the source of this yet: ${checkedOn} is to come.`,
          fix: `Write the day on which you read it, such as today, "${today}".`,
        },
      ]);
  }
};

/** Notices and agreements that are to be read again. */
const reviews: Ask = ({ ownPages, agreements, today }, ask) => {
  const askIfDue = (place: Place, name: string, reviewBy: string | undefined) => {
    const daysLeft = reviewBy === undefined ? Infinity : dayNumber(reviewBy) - dayNumber(today);
    if (daysLeft >= REVIEW_DAYS) return;
    ask(place, {
      message: `${name} ${daysLeft < 0 ? "was to be read again" : "is to be read again soon,"} by ${reviewBy}.`,
      fix: "Read it with your counsel, change what is no longer true, and write the day of the next review.",
    });
  };
  for (const page of ownPages)
    askIfDue(at(page, "legalNotice", "reviewBy"), "This notice", page.value.legalNotice?.reviewBy);
  if (!agreements) return;
  for (const [key, { name, reviewBy }] of Object.entries(agreements.value))
    askIfDue(at(agreements, key, "reviewBy"), `The agreement with ${name}`, reviewBy);
};

/** News that no page shows, or that ends at the midnight before its last day. */
const news: Ask = ({ announcements, now }, ask) => {
  if (!announcements) return;
  for (const [index, { until }] of (announcements.value.announcements ?? []).entries()) {
    const over = {
      message: `This announcement ended: ${until}. Pages do not show it any more.`,
      fix: "Delete it, or write when it ends next.",
    };
    ask(at(announcements, "announcements", index, "until"), adviceOnEnd(until, now, over));
  }
};

/** Asks about an end at midnight, and about one that is over. */
function adviceOnEnd(until: string, now: WallMinute, over: Advice): Advice | undefined {
  const { day = NaN, minutes } = parseMoment(until) ?? {};
  if (minutes === 0) {
    const [date, before] = [isoDate(day), isoDate(day - 1)];
    return {
      message: `12AM is the midnight with which ${date} begins, so this ends before that day.`,
      fix: `For the end of that day write "${date}", for noon "${date} 12PM", and for the end of the day before "${before}".`,
    };
  }
  if (endOf(until) > now) return undefined;
  const inAfternoon = until.replace(/AM$/, "PM");
  const isMistyped = inAfternoon !== until && endOf(inAfternoon) > now;
  return isMistyped ? { ...over, fix: `Did you mean ${inAfternoon}? If not: ${over.fix}` } : over;
}

const KINDS = [specialDays, news, ownHolidays, changesOfHours, reviews, sources];

/** Asks about dates that are over or soon will be, or that say something else than was meant. */
export const dates: Rule = (content, report) => {
  for (const kind of KINDS) kind(content, report.warning);
};

/** Reports announcements that end before they begin. */
export const wrongSpans: Rule = ({ announcements }, report) => {
  if (!announcements) return;
  for (const [index, entry] of (announcements.value.announcements ?? []).entries()) {
    report.error(at(announcements, "announcements", index, "until"), endBeforeBeginning(entry));
  }
};

const endBeforeBeginning = ({ from, until }: { from?: string; until: string }) =>
  from !== undefined &&
  endOf(until) <= startOf(from) && {
    message: `This ends (${until}) before it begins (${from}).`,
    fix: `Write a later day or time, such as the day on which it begins: "${from.slice(0, 10)}".`,
  };
