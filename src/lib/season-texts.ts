/** What pages say of hours that change with the season. */
import { dateOfDay, writtenMonthAndDay } from "./dates";
import { fillIn } from "./fill-in";
import { hoursSummary, type WeeklyHours } from "./opening-hours";
import { type RegularHours, type Season, type SeasonStretch, seasonStretches } from "./seasons";
import { type Change, relativeChanges, type TextTimeline } from "./text-at";
import { MINUTES_A_DAY } from "./wall-clock";

/** The sentences, with `{name}`, `{from}` and `{through}` where the facts go. */
export interface SeasonCopy {
  /** Above a season's hours. */
  season: string;
  /** Above the usual hours. */
  usual: string;
  /** Which hours hold now. */
  now: string;
  /** Which hours will soon hold. */
  soon: string;
}

/** A week, with words that say when it holds. */
export interface NamedWeek {
  name: string;
  /** Absent for the usual week. */
  season?: Season;
  week: WeeklyHours;
}

/** Every week of the year: those of seasons with their dates, then the usual one. */
export const weeksOfYear = (
  { hours, seasonalHours }: RegularHours,
  copy: SeasonCopy,
): NamedWeek[] => [
  ...(seasonalHours ?? []).map((season) => ({
    name: fillIn(copy.season, { name: season.name, from: season.from, through: season.through }),
    season,
    week: season.hours,
  })),
  { name: copy.usual, week: hours },
];

/** The same weeks, those first that hold when the page is built. */
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

/** All hours in one text, which is true on every day: for paper, and where no script runs. */
export function regularHoursText(regular: RegularHours, copy: SeasonCopy): string {
  if (!regular.seasonalHours?.length) return hoursSummary(regular.hours);
  return weeksOfYear(regular, copy)
    .map(({ name, week }) => `${name}: ${hoursSummary(week)}`)
    .join(". ");
}

/** A text that changes when a season begins or ends. Empty at times whose seasons the page does not know. */
function seasonTimeline(
  stretches: readonly SeasonStretch[],
  timeZone: string,
  changesIn: (stretch: SeasonStretch, next?: SeasonStretch) => (readonly [number, string])[],
): TextTimeline {
  const told = stretches.flatMap((stretch, index) => changesIn(stretch, stretches[index + 1]));
  const end = stretches.map(({ last }) => last + 1).slice(-1);
  const changes = [...told, ...end.map((day) => [day, ""] as const)];
  const texts = [...new Set(["", ...changes.map(([, text]) => text)])];
  const dated = changes.map(([day, text]): Change => [day * MINUTES_A_DAY, texts.indexOf(text)]);
  return { timeZone, texts, week: [], dated: relativeChanges(dated) };
}

/** Word joiner: forbids a line break, so that `2PM-6PM` stays whole where no markup can say so. */
const JOINER = "\u2060";

/** The week that holds, in one line. */
export const presentHours = (regular: RegularHours, timeZone: string, now = Date.now()) =>
  seasonTimeline(seasonStretches(regular, now), timeZone, ({ season, first }) => [
    [first, hoursSummary((season ?? regular).hours).replaceAll("-", `${JOINER}-${JOINER}`)],
  ]);

/** Has a text only while the usual week, or that of a season, holds. */
export const whileHolds = (
  regular: RegularHours,
  season: Season | undefined,
  timeZone: string,
  now = Date.now(),
) =>
  seasonTimeline(seasonStretches(regular, now), timeZone, (stretch) => [
    [stretch.first, stretch.season === season ? "now" : ""],
  ]);

/** How long before its beginning a season is announced. */
const DAYS_AHEAD = 14;

/** Which hours hold, and until when; in the days before a season, from when its hours will. */
export function presentSeason(
  regular: RegularHours,
  timeZone: string,
  copy: SeasonCopy,
  now = Date.now(),
): TextTimeline {
  const nameOf = (season?: Season) => season?.name ?? copy.usual;
  return seasonTimeline(
    seasonStretches(regular, now),
    timeZone,
    ({ season, first, last }, next) => {
      const through = writtenMonthAndDay(dateOfDay(last));
      const present = [first, fillIn(copy.now, { name: nameOf(season), through })] as const;
      const announcedOn = last + 1 - DAYS_AHEAD;
      if (!next?.season || announcedOn <= first) return [present];
      const from = writtenMonthAndDay(dateOfDay(next.first));
      return [present, [announcedOn, fillIn(copy.soon, { name: nameOf(next.season), from })]];
    },
  );
}
