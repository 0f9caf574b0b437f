/**
 * A slow and obvious way to say whether a pharmacy is open: it looks at every minute of a stretch of
 * time in turn, and reads each off a calendar and a clock in the pharmacy's zone.
 */
import type { Openings } from "../../src/lib/opening-calendar";
import { DAYS } from "../../src/lib/opening-hours";

/** What a calendar and a clock show at one minute. */
interface Sight {
  moment: number;
  /** `2026-11-26`. */
  date: string;
  /** `November 26`. */
  monthAndDay: string;
  /** `Thursday`. */
  weekday: string;
  /** `570` at half past nine. */
  minuteOfDay: number;
}

export interface Stretch {
  timeZone: string;
  /** Every minute, in the order of time. */
  sights: readonly Sight[];
}

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
  const sights = Array.from({ length: days * 1440 }, (_, index) => {
    const moment = first + index * 60_000;
    const parts = format.formatToParts(moment);
    const part = (type: string) => parts.find((it) => it.type === type)?.value ?? "";
    const monthAndDay = `${part("month")} ${part("day")}`;
    const day = new Date(`${monthAndDay}, ${part("year")} UTC`);
    return {
      moment,
      date: day.toISOString().slice(0, 10),
      monthAndDay,
      weekday: part("weekday"),
      minuteOfDay: Number(part("hour")) * 60 + Number(part("minute")),
    };
  });
  return { timeZone, sights };
}

function minuteOf(time: string): number {
  const [, hour, minute = "0", half] = /^(\d+)(?::(\d+))?([AP]M)$/.exec(time) ?? [];
  return (Number(hour) % 12) * 60 + Number(minute) + (half === "PM" ? 720 : 0);
}

const spoken = (time: string) => time.replace(/([AP]M)/, "\u00a0$1");

/** What the site should say at each minute of a stretch, except for its end. */
export function referenceStatus({ sights }: Stretch, { hours, specialHours }: Openings) {
  const specialOn = (date: string) => (specialHours ?? []).find((day) => day.date === date);
  const hoursOn = ({ date, weekday }: Sight) => {
    const day = DAYS.find((it) => it === weekday.toLowerCase()) ?? "sunday";
    return specialOn(date)?.hours ?? hours[day];
  };
  const isOpen = (sight: Sight) => {
    const [opens, closes] = hoursOn(sight).split("-");
    if (!opens || !closes) return false;
    const isBeforeClosing = closes === "12AM" || sight.minuteOfDay < minuteOf(closes);
    return sight.minuteOfDay >= minuteOf(opens) && isBeforeClosing;
  };
  const open = sights.map(isOpen);
  const dates = [...new Set(sights.map(({ date }) => date))];

  return (index: number): string => {
    const now = sights[index];
    if (!now) throw new Error("There is no such minute in the stretch.");
    if (open[index]) return `Open now, closes at ${spoken(hoursOn(now).split("-")[1] ?? "")}`;
    const then = sights[open.indexOf(true, index)];
    if (!then) throw new Error("The stretch ends before the next opening.");
    const ahead = dates.indexOf(then.date) - dates.indexOf(now.date);
    const usual = ahead > 7 ? then.monthAndDay : then.weekday;
    const day = ["today", "tomorrow"][ahead] ?? usual;
    const opening = `opens ${day} at ${spoken(hoursOn(then).split("-")[0] ?? "")}`;
    const special = specialOn(now.date);
    return special?.hours === "Closed"
      ? `Closed today for ${special.reason}, ${opening}`
      : `Closed, ${opening}`;
  };
}
