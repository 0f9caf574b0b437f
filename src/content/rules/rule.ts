/** What a rule of the check is, and how rules go through texts and blocks. */
import { languageName } from "../../lib/language";
import type { Say } from "../../lib/say";
import { type Advice, at, type Names, type Place, type Problem, problemAt } from "../problem";
import type { leavingOutOf } from "../languages/leave-out";
import type { Content } from "../read/content";
import type { ContentText } from "../read/content-file";
import type { YamlSource } from "../read/yaml-source";
import type { ValuePath } from "../schema/value-path";
import type { WallMinute } from "../../time/wall-clock";

/** What rules check. */
export interface Checked extends Content {
  /** Date in the pharmacy's time zone. */
  today: string;
  /** Minute in the pharmacy's time zone. */
  now: WallMinute;
  names: Names;
  /** What pages leave out, because the pharmacy does not have it. */
  leaving: ReturnType<typeof leavingOutOf>;
}

/** What rules about single files check. */
export type CheckedFiles = Pick<Checked, "files" | "texts" | "names">;

/** What a rule says of a place; nothing if all is well. */
export type Advised = Advice | false | undefined | readonly (Advice | false | undefined)[];

export type Report = (place: Place, advised: Advised) => void;

/** A rule. It reports errors, which stop the build, and warnings, which do not. */
export type Rule<Needed = Checked> = (
  content: Needed,
  report: Readonly<Record<"error" | "warning", Report>>,
) => void;

/** What a rule says, with its place. */
export type Finding = Advice & Place;

/** Returns the name of a language, in that of those who read the check. */
export const nameOfLanguage = (say: Say, code = "") => languageName(code, say("en-US"));

/** Returns the first advice of several. */
export const firstOf = (...advice: readonly (Advice | false | undefined)[]) =>
  advice.find((one): one is Advice => Boolean(one));

/** Returns a rule about single texts. */
export const eachText =
  <Needed extends Pick<Content, "texts"> = Checked>(
    level: "error" | "warning",
    adviceOn: (text: ContentText, content: Needed) => Advised,
  ): Rule<Needed> =>
  (content, report) => {
    for (const text of content.texts) report[level](text, adviceOn(text, content));
  };

/** Returns the blocks of service pages and own pages, with the place of each, and the blocks above it. */
export const blocksOf = ({ services, ownPages }: Pick<Content, "services" | "ownPages">) =>
  [...services, ...ownPages].flatMap((page) =>
    page.value.sections.map((block, index, sections) => ({
      block,
      blocksAbove: sections.slice(0, index),
      place: (...path: ValuePath) => at(page, "sections", index, ...path),
    })),
  );

/** Errors and warnings, in the order of the rules. */
export interface Found {
  errors: Problem[];
  warnings: Problem[];
}

const locationOf = ({ file, line, column }: Problem) => `${file}:${line}:${column}`;

/** Adds what rules find to what was found. At each location, only the first rule that finds an error reports it. */
export function findProblems<Needed>(
  rules: readonly Rule<Needed>[],
  content: Needed,
  sources?: ReadonlyMap<string, YamlSource>,
  found: Found = { errors: [], warnings: [] },
): Found {
  for (const rule of rules) {
    const own: Found = { errors: [], warnings: [] };
    const reportTo =
      (problems: Problem[]): Report =>
      (place, advised) => {
        for (const advice of [advised].flat()) {
          if (advice) problems.push(problemAt(place, advice, sources?.get(place.file)));
        }
      };
    rule(content, { error: reportTo(own.errors), warning: reportTo(own.warnings) });
    const taken = found.errors.map(locationOf);
    found.errors.push(...own.errors.filter((one) => !taken.includes(locationOf(one))));
    found.warnings.push(...own.warnings);
  }
  return found;
}
