import { type Closure, closedDays } from "../../lib/closed-days";
import { isoDate } from "../../lib/dates";
import { MINUTES_A_DAY, type WallMinute } from "../../lib/wall-clock";
import { endOf, parseMoment, startOf } from "../../lib/written-moment";
import { type Advice, type Finding, type Problem, problemsIn } from "../problem";
import type { Content } from "../read/content";
import type { ValuePath } from "../schema/value-path";
import { openingsOf, type WrittenOpenings } from "./hours";

/** Days of the longest closure by surprise. Longer ones are a change of hours. */
const MAX_CLOSED_DAYS = 31;

/** Reports a closure by surprise that ends before it begins, or lasts for weeks. */
export const closedTodayProblems = (
  { announcements }: Pick<Content, "announcements">,
  today: string,
): Problem[] =>
  problemsIn(announcements, ({ closedToday }) => {
    if (!closedToday) return [];
    const { from = today, until } = closedToday;
    const days = (endOf(until) - startOf(from)) / MINUTES_A_DAY;
    return [
      closedToday.from !== undefined && endBeforeBeginning(from, until, ["closedToday", "until"]),
      days > MAX_CLOSED_DAYS && {
        path: ["closedToday", "until"],
        message: `This closes the pharmacy for ${Math.round(days)} days.`,
        fix: `Write a day within ${MAX_CLOSED_DAYS} days. If you close for longer, write hoursFrom in data/pharmacy.yaml.`,
      },
    ];
  });

const endBeforeBeginning = (from: string, until: string, path: ValuePath) =>
  endOf(until) <= startOf(from) && {
    path,
    message: `This ends (${until}) before it begins (${from}).`,
    fix: `Write a later day or time, such as the day on which it begins: "${from.slice(0, 10)}".`,
  };

/** Reports announcements that no page would ever show, because they end before they begin. */
export const announcementProblems = ({
  announcements,
}: Pick<Content, "announcements">): Problem[] =>
  problemsIn(announcements, (value) =>
    (value.announcements ?? []).map(
      ({ from, until }, index) =>
        from !== undefined && endBeforeBeginning(from, until, ["announcements", index, "until"]),
    ),
  );

/** Asks about news and a closure by surprise that no page shows, or that end at the midnight before their last day. */
export const announcementWarnings = (
  { announcements, pharmacy }: Pick<Content, "announcements" | "pharmacy">,
  today: string,
  now: WallMinute,
): Problem[] =>
  problemsIn(announcements, ({ closedToday, announcements: news = [] }) => [
    closedToday &&
      (doubtAboutEnd(closedToday.until, now, ["closedToday", "until"], {
        message: `You were closed until ${closedToday.until}, and that is over.`,
        fix: "Delete closedToday, so that it is empty when you need it next.",
      }) ||
        (pharmacy && changesNoHours(closedToday, pharmacy.value, today))),
    ...news.map(({ until }, index) =>
      doubtAboutEnd(until, now, ["announcements", index, "until"], {
        message: `This announcement ended: ${until}. Pages do not show it any more.`,
        fix: "Delete this entry, or write when it ends next.",
      }),
    ),
  ]);

/** Asks about an end at midnight, and about one that is over. */
function doubtAboutEnd(until: string, now: WallMinute, path: ValuePath, over: Advice): Finding {
  const { day = NaN, minutes } = parseMoment(until) ?? {};
  if (minutes === 0) {
    const [date, before] = [isoDate(day), isoDate(day - 1)];
    return {
      path,
      message: `12AM is the midnight with which ${date} begins, so this ends before that day.`,
      fix: `For the end of that day write "${date}", for noon "${date} 12PM", and for the end of the day before "${before}".`,
    };
  }
  if (endOf(until) > now) return undefined;
  const inAfternoon = until.replace(/AM$/, "PM");
  const isMistyped = inAfternoon !== until && endOf(inAfternoon) > now;
  return {
    path,
    ...over,
    ...(isMistyped && { fix: `Did you mean ${inAfternoon}? If not: ${over.fix}` }),
  };
}

const changesNoHours = (closure: Closure, pharmacy: WrittenOpenings, today: string): Finding =>
  closedDays(closure, openingsOf(pharmacy), startOf(closure.from ?? today)).length === 0 && {
    path: ["closedToday"],
    key: "until",
    message: "This changes no hours: you are closed then anyway, or open by appointment.",
    fix: "Look at the days, and at AM and PM. If they are right, you do not need closedToday.",
  };
