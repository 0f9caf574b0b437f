import { MINUTES_A_DAY } from "../../lib/wall-clock";
import { endOf, startOf } from "../../lib/written-moment";
import { type Problem, problemsIn } from "../problem";
import type { Content } from "../read/content";
import type { ValuePath } from "../schema/value-path";

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
