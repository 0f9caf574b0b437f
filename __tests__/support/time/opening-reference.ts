/**
 * A slow reference for the opening status: computes the local time of every minute with `Intl` and
 * compares it with the hours.
 */
import { DAYS } from "../../../src/time/opening-hours";
import { plain } from "../../../src/lib/words";
import type { WrittenOpenings } from "./weekly-hours";

interface CalendarDay {
  /** `2026-11-26`. */
  date: string;
  /** `November 26`. */
  monthAndDay: string;
  /** `Thursday`. */
  weekday: string;
}

/** Local date and time at one minute. */
interface Sight {
  moment: number;
  /** Index into the days of the stretch. */
  day: number;
  /** Minutes since midnight: `570` is 9:30 AM. */
  minuteOfDay: number;
}

export interface Stretch {
  timeZone: string;
  days: readonly CalendarDay[];
  sights: readonly Sight[];
}

/** Milliseconds. No time zone changes its offset within a quarter of an hour. */
const QUARTER_HOUR = 15 * 60_000;

/** Lists every minute of some days in a time zone. */
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
    const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? "";
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

function spoken(minuteOfDay: number): string {
  const hour = Math.floor(minuteOfDay / 60);
  const past = minuteOfDay % 60 ? `:${String(minuteOfDay % 60).padStart(2, "0")}` : "";
  return `${hour % 12 || 12}${past}\u00a0${hour < 12 ? "AM" : "PM"}`;
}

type Minutes = readonly [first: number, end: number];

/** Returns the opening periods in minutes since midnight; more than 1440 is after the next midnight. */
function openMinutes(hours: string): Minutes[] {
  if (hours === "24 hours") return [[0, 1440]];
  return hours.split(", ").flatMap((part) => {
    const [opens = "", closes = ""] = part.split("-");
    if (closes === "") return [];
    const goesOn = minuteOf(closes) <= minuteOf(opens);
    return [[minuteOf(opens), minuteOf(closes) + (goesOn ? 1440 : 0)]];
  });
}

const isIn = (minutes: readonly Minutes[], minute: number) =>
  minutes.some(([first, end]) => minute >= first && minute < end);

function dayBefore(date = ""): CalendarDay {
  const before = new Date(Date.parse(date) - 86_400_000);
  const written = (options: Intl.DateTimeFormatOptions) =>
    before.toLocaleDateString("en-US", { ...options, timeZone: "UTC" });
  return {
    date: before.toISOString().slice(0, 10),
    monthAndDay: written({ month: "long", day: "numeric" }),
    weekday: written({ weekday: "long" }),
  };
}

/** Returns the expected status at each minute of a stretch. Throws if the next opening is after its end. */
export function referenceStatus(
  { days, sights }: Stretch,
  { hours, hoursFrom, specialHours }: WrittenOpenings,
) {
  const tellDay = (day: CalendarDay) => {
    const special = (specialHours ?? []).find(({ date }) => date === day.date);
    const [week = { hours }] = (hoursFrom ?? [])
      .filter(({ date }) => date <= day.date)
      .sort((one, other) => (one.date < other.date ? 1 : -1));
    const weekday = DAYS.find((name) => name === day.weekday.toLowerCase()) ?? "sunday";
    return { ...day, special, hours: special?.hours ?? week.hours[weekday] };
  };
  const told = days.map(tellDay);
  const openOn = told.map((day) => openMinutes(day.hours));
  const openBefore = [openMinutes(tellDay(dayBefore(days[0]?.date)).hours), ...openOn];
  const open = sights.map(
    ({ day, minuteOfDay }) =>
      isIn(openOn[day] ?? [], minuteOfDay) || isIn(openBefore[day] ?? [], minuteOfDay + 1440),
  );
  const clock = ({ day, minuteOfDay }: Sight) => day * 1440 + minuteOfDay;

  return (index: number): string => {
    const now = sights[index];
    const today = told[now?.day ?? NaN];
    if (!now || !today) throw new Error("There is no such minute in the stretch.");
    if (open[index]) {
      const end = sights[open.indexOf(false, index)];
      return !end || clock(end) - clock(now) > 1440
        ? "Open 24 hours"
        : `Open now, closes at ${spoken(end.minuteOfDay)}`;
    }
    if (today.hours === "By appointment") return "By appointment today";
    const then = sights[open.indexOf(true, index)];
    if (!then) throw new Error("The stretch ends before the next opening.");
    const ahead = then.day - now.day;
    const { weekday = "", monthAndDay = "" } = told[then.day] ?? {};
    const day = ["today", "tomorrow"][ahead] ?? (ahead > 7 ? monthAndDay : weekday);
    const opening = `opens ${day} at ${spoken(then.minuteOfDay)}`;
    return today.special?.hours === "Closed"
      ? `Closed today for ${plain(today.special.reason)}, ${opening}`
      : `Closed, ${opening}`;
  };
}
