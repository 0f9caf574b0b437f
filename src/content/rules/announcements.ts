/** News and closures by surprise that no page would show, or that last too long. */
import { type Closure, closedDays } from "../../time/closed-days";
import { isoDate } from "../../time/dates";
import { MINUTES_A_DAY, type WallMinute } from "../../time/wall-clock";
import { endOf, parseMoment, startOf } from "../../time/written-moment";
import { type Advice, at } from "../problem";
import { openingsOf, type WrittenOpenings } from "./hours";
import { doubt, mistake } from "./rule";

/** Days of the longest closure by surprise. Longer ones are a change of hours. */
const MAX_CLOSED_DAYS = 31;

/** Reports what ends before it begins, and a closure by surprise that lasts for weeks. */
export const announcementMistakes = mistake(({ announcements, today }, report) => {
  const { closedToday, announcements: news = [] } = announcements?.value ?? {};
  if (!announcements) return;
  for (const [index, entry] of news.entries()) {
    report(at(announcements, "announcements", index, "until"), endBeforeBeginning(entry));
  }
  if (!closedToday) return;
  const { from = today, until } = closedToday;
  const days = (endOf(until) - startOf(from)) / MINUTES_A_DAY;
  report(at(announcements, "closedToday", "until"), [
    endBeforeBeginning(closedToday),
    days > MAX_CLOSED_DAYS && {
      message: `This closes the pharmacy for ${Math.round(days)} days.`,
      fix: `Write a day within ${MAX_CLOSED_DAYS} days. If you close for longer, write hoursFrom in data/pharmacy.yaml.`,
    },
  ]);
});

const endBeforeBeginning = ({ from, until }: { from?: string; until: string }) =>
  from !== undefined &&
  endOf(until) <= startOf(from) && {
    message: `This ends (${until}) before it begins (${from}).`,
    fix: `Write a later day or time, such as the day on which it begins: "${from.slice(0, 10)}".`,
  };

/** Asks about news and a closure by surprise that no page shows, or that end at the midnight before their last day. */
export const announcementDoubts = doubt(({ announcements, pharmacy, today, now }, report) => {
  const { closedToday, announcements: news = [] } = announcements?.value ?? {};
  if (!announcements) return;
  for (const [index, { until }] of news.entries()) {
    report(
      at(announcements, "announcements", index, "until"),
      doubtAboutEnd(until, now, {
        message: `This announcement ended: ${until}. Pages do not show it any more.`,
        fix: "Delete this entry, or write when it ends next.",
      }),
    );
  }
  if (!closedToday) return;
  const ofEnd = doubtAboutEnd(closedToday.until, now, {
    message: `You were closed until ${closedToday.until}, and that is over.`,
    fix: "Delete closedToday, so that it is empty when you need it next.",
  });
  report(at(announcements, "closedToday", "until"), ofEnd);
  if (ofEnd || !pharmacy || changesHours(closedToday, pharmacy.value, today)) return;
  report(
    { ...at(announcements, "closedToday"), key: "until" },
    {
      message: "This changes no hours: you are closed then anyway, or open by appointment.",
      fix: "Look at the days, and at AM and PM. If they are right, you do not need closedToday.",
    },
  );
});

/** Asks about an end at midnight, and about one that is over. */
function doubtAboutEnd(until: string, now: WallMinute, over: Advice): Advice | undefined {
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

const changesHours = (closure: Closure, pharmacy: WrittenOpenings, today: string) =>
  closedDays(closure, openingsOf(pharmacy), startOf(closure.from ?? today)).length > 0;
