/**
 * A slow and obvious way to say whether a pharmacy is open: it looks at every minute of a stretch of
 * time in turn, and reads each off a calendar and a clock in the pharmacy's zone.
 */
import type { Openings } from "../../../src/lib/opening-calendar";
import { DAYS } from "../../../src/lib/opening-hours";

/** A day, as a calendar shows it. */
interface CalendarDay {
  /** `2026-11-26`. */
  date: string;
  /** `November 26`. */
  monthAndDay: string;
  /** `Thursday`. */
  weekday: string;
}

/** What a calendar and a clock show at one minute. */
interface Sight {
  moment: number;
  /** Which of the stretch's days it is. */
  day: number;
  /** `570` at half past nine. */
  minuteOfDay: number;
}

export interface Stretch {
  timeZone: string;
  /** Every day, in the order of time. */
  days: readonly CalendarDay[];
  /** Every minute, in the order of time. */
  sights: readonly Sight[];
}

/** In milliseconds. No zone changes its clocks within one. */
const QUARTER_HOUR = 15 * 60_000;

/** Every minute of some days, as they pass in a zone. */
export function stretchOfTime(timeZone: string, start: string, days: number): Stretch {
  const format = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "long",
    day: "numeric",
    weekday: "long",
    hour: "numeric",
    minute: "numeric",
  });
  const first = Date.parse(start);
  const seen: CalendarDay[] = [];
  let quarter = { start: -Infinity, minuteOfDay: 0 };

  const lookUp = (moment: number) => {
    const parts = format.formatToParts(moment);
    const part = (type: string) => parts.find((it) => it.type === type)?.value ?? "";
    const monthAndDay = `${part("month")} ${part("day")}`;
    if (seen.at(-1)?.monthAndDay !== monthAndDay) {
      const date = new Date(`${monthAndDay}, ${part("year")} UTC`).toISOString().slice(0, 10);
      seen.push({ date, monthAndDay, weekday: part("weekday") });
    }
    return { start: moment, minuteOfDay: Number(part("hour")) * 60 + Number(part("minute")) };
  };

  const sights = Array.from({ length: days * 1440 }, (_, index) => {
    const moment = first + index * 60_000;
    if (moment >= quarter.start + QUARTER_HOUR) quarter = lookUp(moment - (moment % QUARTER_HOUR));
    const past = Math.floor((moment - quarter.start) / 60_000);
    return { moment, day: seen.length - 1, minuteOfDay: quarter.minuteOfDay + past };
  });
  return { timeZone, days: seen, sights };
}

function minuteOf(time: string): number {
  const [, hour, minute = "0", half] = /^(\d+)(?::(\d+))?([AP]M)$/.exec(time) ?? [];
  return (Number(hour) % 12) * 60 + Number(minute) + (half === "PM" ? 720 : 0);
}

const spoken = (time: string) => time.replace(/([AP]M)/, "\u00a0$1");

/** What the site should say at each minute of a stretch, except for its end. */
export function referenceStatus({ days, sights }: Stretch, { hours, specialHours }: Openings) {
  const told = days.map((day) => {
    const special = (specialHours ?? []).find(({ date }) => date === day.date);
    const weekday = DAYS.find((it) => it === day.weekday.toLowerCase()) ?? "sunday";
    const [opens = "", closes = ""] = (special?.hours ?? hours[weekday]).split("-");
    const firstMinute = closes === "" ? Infinity : minuteOf(opens);
    const endMinute = closes === "12AM" ? 1440 : minuteOf(closes);
    return { ...day, special, opens, closes, firstMinute, endMinute };
  });
  const dayOf = ({ day }: Sight) => {
    const found = told[day];
    if (!found) throw new Error("There is no such day in the stretch.");
    return found;
  };
  const open = sights.map((sight) => {
    const { firstMinute, endMinute } = dayOf(sight);
    return sight.minuteOfDay >= firstMinute && sight.minuteOfDay < endMinute;
  });

  return (index: number): string => {
    const now = sights[index];
    if (!now) throw new Error("There is no such minute in the stretch.");
    const { special, closes } = dayOf(now);
    if (open[index]) return `Open now, closes at ${spoken(closes)}`;
    const then = sights[open.indexOf(true, index)];
    if (!then) throw new Error("The stretch ends before the next opening.");
    const ahead = then.day - now.day;
    const { opens, weekday, monthAndDay } = dayOf(then);
    const day = ["today", "tomorrow"][ahead] ?? (ahead > 7 ? monthAndDay : weekday);
    const opening = `opens ${day} at ${spoken(opens)}`;
    return special?.hours === "Closed"
      ? `Closed today for ${special.reason}, ${opening}`
      : `Closed, ${opening}`;
  };
}
