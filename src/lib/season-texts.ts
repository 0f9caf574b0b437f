/** Texts about hours that change with the season. */
import { dateOfDay } from "./dates";
import { fillIn } from "./fill-in";
import { type HoursCopy, hoursSummary, writtenMonthAndDay } from "./language";
import type { WeeklyHours } from "./opening-hours";
import {
  parseDayOfYear,
  type RegularHours,
  type Season,
  type SeasonStretch,
  seasonStretches,
} from "./seasons";
import { type Change, relativeChanges, type TextTimeline } from "./text-at";
import { MINUTES_A_DAY } from "./wall-clock";
import { joined, type Words, withEachPart } from "./words";

/** Sentences with `{name}`, `{from}` and `{through}`, and the words around hours. */
export interface SeasonCopy {
  hours: HoursCopy;
  /** Heading of a season's hours. */
  season: Words;
  /** Heading of the usual hours. */
  usual: Words;
  /** Hours that are in effect now. */
  now: Words;
  /** Hours that take effect next. */
  soon: Words;
}

/** Hours of a week, with a heading. */
export interface NamedWeek {
  name: Words;
  /** Absent for the usual week. */
  season?: Season;
  week: WeeklyHours;
}

/** @param day as staff wrote it: `June 1` */
const dayOfYearText = (day: string, language: string) =>
  writtenMonthAndDay(new Date(parseDayOfYear(day) ?? NaN), language);

/** Returns the weeks of all seasons with their dates, then the usual week. */
export const weeksOfYear = (
  { hours, seasonalHours }: RegularHours,
  copy: SeasonCopy,
): NamedWeek[] => [
  ...(seasonalHours ?? []).map((season) => ({
    name: fillIn(copy.season, {
      name: season.name,
      from: dayOfYearText(season.from, copy.hours.language),
      through: dayOfYearText(season.through, copy.hours.language),
    }),
    season,
    week: season.hours,
  })),
  { name: copy.usual, week: hours },
];

/** Sorts the week that is in effect during the build to the front. */
export function presentWeekFirst(
  regular: RegularHours,
  weeks: readonly NamedWeek[],
  now = Date.now(),
): NamedWeek[] {
  const present = seasonStretches(regular, now)[0]?.season;
  return weeks.toSorted(
    (one, other) => Number(other.season === present) - Number(one.season === present),
  );
}

/** Returns all hours in one text, for paper and for pages without scripts. */
export function regularHoursText(regular: RegularHours, copy: SeasonCopy): Words {
  if (!regular.seasonalHours?.length) return hoursSummary(regular.hours, copy.hours);
  return joined(
    weeksOfYear(regular, copy).map(({ name, week }) =>
      fillIn("{name}: {hours}", { name, hours: hoursSummary(week, copy.hours) }),
    ),
    ". ",
  );
}

/** Returns a text that changes with the seasons. It is empty outside of the known stretches. */
function seasonTimeline(
  stretches: readonly SeasonStretch[],
  timeZone: string,
  changesIn: (stretch: SeasonStretch, next?: SeasonStretch) => (readonly [number, Words])[],
): TextTimeline<Words> {
  const known = stretches.flatMap((stretch, index) => changesIn(stretch, stretches[index + 1]));
  const end = stretches.map(({ last }) => last + 1).slice(-1);
  const changes = [...known, ...end.map((day) => [day, ""] as const)];
  const texts = [...new Set(["", ...changes.map(([, text]) => text)])];
  const dated = changes.map(([day, text]): Change => [day * MINUTES_A_DAY, texts.indexOf(text)]);
  return { timeZone, texts, week: [], dated: relativeChanges(dated) };
}

/** Word joiner: prevents a line break in `2PM-6PM` where we cannot use CSS. */
const JOINER = "\u2060";

const unbrokenTimes = (hours: Words) =>
  withEachPart(hours, (text) => text.replaceAll("-", `${JOINER}-${JOINER}`));

/** Returns the hours in effect, in one line. */
export const presentHours = (
  regular: RegularHours,
  timeZone: string,
  copy: HoursCopy,
  now = Date.now(),
) =>
  seasonTimeline(seasonStretches(regular, now), timeZone, ({ season, first }) => [
    [first, unbrokenTimes(hoursSummary((season ?? regular).hours, copy))],
  ]);

/** Returns a text that is empty unless the season is in effect, or the usual week if `undefined`. */
export const whileInEffect = (
  regular: RegularHours,
  season: Season | undefined,
  timeZone: string,
  now = Date.now(),
) =>
  seasonTimeline(seasonStretches(regular, now), timeZone, (stretch) => [
    [stretch.first, stretch.season === season ? "now" : ""],
  ]);

/** Days before a season in which it is announced. */
const DAYS_AHEAD = 14;

/** Names the season in effect and its last day, or, shortly before a season, the first day of that one. */
export function presentSeason(
  regular: RegularHours,
  timeZone: string,
  copy: SeasonCopy,
  now = Date.now(),
): TextTimeline<Words> {
  const nameOf = (season?: Season) => season?.name ?? copy.usual;
  return seasonTimeline(
    seasonStretches(regular, now),
    timeZone,
    ({ season, first, last }, next) => {
      const through = writtenMonthAndDay(dateOfDay(last), copy.hours.language);
      const present = [first, fillIn(copy.now, { name: nameOf(season), through })] as const;
      const announcedOn = last + 1 - DAYS_AHEAD;
      if (!next?.season || announcedOn <= first) return [present];
      const from = writtenMonthAndDay(dateOfDay(next.first), copy.hours.language);
      return [present, [announcedOn, fillIn(copy.soon, { name: nameOf(next.season), from })]];
    },
  );
}
