import type { Say } from "../../lib/say";
import { formatDate } from "../../time/date-text";
import { dayNumber, isoDate, type WallMinute } from "../../time/wall-clock";
import { endOfSpecialDay, openingCalendar } from "../../time/opening-calendar";
import { endOf, parseMoment, startOf } from "../../time/written-moment";
import { type Advice, at } from "../problem";
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
const specialDays: Ask = ({ pharmacy, today, now, names: { say } }, ask) => {
  if (!pharmacy) return;
  const calendar = openingCalendar(openingsOf(pharmacy.value));
  for (const [index, { date }] of (pharmacy.value.specialHours ?? []).entries()) {
    const isOver = date < today && endOfSpecialDay(calendar, dayNumber(date)) <= now;
    if (!isOver) continue;
    ask(at(pharmacy, "specialHours", index, "date"), {
      message: say("{day} is over.", { day: date }),
      fix: say("Delete it, so that the list shows only what is to come."),
    });
  }
};

/** Entries of `ownHolidays` with a past date, for which the check cannot remind of the next one. */
const ownHolidays: Ask = ({ pharmacy, today, names: { say } }, ask) => {
  if (!pharmacy) return;
  for (const [index, { name, date }] of (pharmacy.value.ownHolidays ?? []).entries()) {
    if (!/^\d/.test(date) || date >= today) continue;
    ask(at(pharmacy, "ownHolidays", index, "date"), {
      message: say("{day} is over.", { day: `${name} (${formatDate(date, say("en-US"))})` }),
      fix: say("Write its next date, so that this check can remind you of it, or delete it."),
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
      message: names.say("These hours have held since {date}, and this list has no later change.", {
        date: last,
      }),
      fix: names.say(
        "If they change again, as every summer, add the dates and hours of the next changes. If they stay, write them as {hours}, and delete {changes}.",
        { hours: names.value("hours"), changes: names.value("hoursFrom") },
      ),
    });
  }
};

/** Entries of local help whose source was last read more than a year ago, or on a day far ahead. */
const sources: Ask = ({ today, names: { say }, ...content }, ask) => {
  for (const { block, place } of blocksOf(content)) {
    const help = block.type === "localHelp" ? block.help : [];
    for (const [index, { checkedOn }] of help.entries())
      ask(place("help", index, "checkedOn"), [
        dayNumber(today) - dayNumber(checkedOn) > FRESH_DAYS && {
          message: say("Nobody has read the source of this since {date}.", { date: checkedOn }),
          fix: say(
            'Open its link. If what it says is still true, write today\'s date, "{today}". Otherwise change the text, or delete it.',
            { today },
          ),
        },
        dayNumber(checkedOn) - dayNumber(today) > MISTYPED_DAYS && {
          message: say("Nobody has read the source of this yet: {date} is to come.", {
            date: checkedOn,
          }),
          fix: say('Write the day on which you read it, such as today, "{today}".', { today }),
        },
      ]);
  }
};

/** Notices and agreements that are to be read again. */
const reviews: Ask = ({ ownPages, agreements, today, names: { say } }, ask) => {
  const daysLeft = (day: string) => dayNumber(day) - dayNumber(today);
  const fix = say(
    "Read it with your counsel, change what is no longer true, and write the day of the next review.",
  );
  for (const page of ownPages) {
    const { reviewBy: date } = page.value.legalNotice ?? {};
    if (date === undefined || daysLeft(date) >= REVIEW_DAYS) continue;
    const message =
      daysLeft(date) < 0
        ? say("This notice was to be read again by {date}.", { date })
        : say("This notice is to be read again soon, by {date}.", { date });
    ask(at(page, "legalNotice", "reviewBy"), { message, fix });
  }
  if (!agreements) return;
  for (const [key, { name, reviewBy: date }] of Object.entries(agreements.value)) {
    if (date === undefined || daysLeft(date) >= REVIEW_DAYS) continue;
    const message =
      daysLeft(date) < 0
        ? say("The agreement with {name} was to be read again by {date}.", { name, date })
        : say("The agreement with {name} is to be read again soon, by {date}.", { name, date });
    ask(at(agreements, key, "reviewBy"), { message, fix });
  }
};

/** News that no page shows, or that ends at the midnight before its last day. */
const news: Ask = ({ announcements, now, names: { say } }, ask) => {
  if (!announcements) return;
  for (const [index, { until }] of (announcements.value.announcements ?? []).entries()) {
    ask(at(announcements, "announcements", index, "until"), adviceOnEnd(until, now, say));
  }
};

/** Asks about an end at midnight, and about one that is over. */
function adviceOnEnd(until: string, now: WallMinute, say: Say): Advice | undefined {
  const { day = NaN, minutes } = parseMoment(until) ?? {};
  if (minutes === 0) {
    const [date, before] = [isoDate(day), isoDate(day - 1)];
    return {
      message: say("12AM is the midnight with which {date} begins, so this ends before that day.", {
        date,
      }),
      fix: say(
        'For the end of that day write "{date}", for noon "{date} 12PM", and for the end of the day before "{before}".',
        { date, before },
      ),
    };
  }
  if (endOf(until) > now) return undefined;
  const message = say("This announcement ended: {until}. Pages do not show it any more.", {
    until,
  });
  const inAfternoon = until.replace(/AM$/, "PM");
  return inAfternoon !== until && endOf(inAfternoon) > now
    ? {
        message,
        fix: say('Did you mean "{value}"? If not, delete it, or write when it ends next.', {
          value: inAfternoon,
        }),
        instead: inAfternoon,
      }
    : { message, fix: say("Delete it, or write when it ends next.") };
}

const KINDS = [specialDays, news, ownHolidays, changesOfHours, reviews, sources];

/** Asks about dates that are over or soon will be, or that say something else than was meant. */
export const dates: Rule = (content, report) => {
  for (const kind of KINDS) kind(content, report.warning);
};

/** Reports announcements that end before they begin. */
export const wrongSpans: Rule = ({ announcements, names: { say } }, report) => {
  if (!announcements) return;
  for (const [index, { from, until }] of (announcements.value.announcements ?? []).entries()) {
    const isWrong = from !== undefined && endOf(until) <= startOf(from);
    report.error(
      at(announcements, "announcements", index, "until"),
      isWrong && {
        message: say("This ends ({until}) before it begins ({from}).", { until, from }),
        fix: say('Write a later day or time, such as the day on which it begins: "{day}".', {
          day: from.slice(0, 10),
        }),
      },
    );
  }
};
