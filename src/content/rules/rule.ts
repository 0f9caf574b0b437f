/** What a rule of the check is, and how rules go through texts and blocks. */
import { type Advice, at, type Names, type Place, type Problem, problemAt } from "../problem";
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
  /** How messages name values. */
  names: Names;
}

/** What rules about single files check. */
export type CheckedFiles = Pick<Checked, "files" | "texts" | "names">;

/** What a rule says of a place; nothing if all is well. */
type Advised = Advice | false | undefined | readonly (Advice | false | undefined)[];

type Report = (place: Place, advice: Advised) => void;

/** A rule. A mistake stops the build, and a doubt does not. */
export interface Rule<Needed = Checked> {
  level: "mistake" | "doubt";
  check: (content: Needed, report: Report) => void;
}

export const mistake = <Needed = Checked>(check: Rule<Needed>["check"]): Rule<Needed> => ({
  level: "mistake",
  check,
});

export const doubt = <Needed = Checked>(check: Rule<Needed>["check"]): Rule<Needed> => ({
  level: "doubt",
  check,
});

/** Returns the check of a rule about single texts. */
export const eachText =
  <Needed extends Pick<Content, "texts"> = Checked>(
    adviceOn: (text: ContentText, content: Needed) => Advised,
  ): Rule<Needed>["check"] =>
  (content, report) => {
    for (const text of content.texts)
      report({ file: text.file, path: text.path }, adviceOn(text, content));
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

/** Returns what a rule finds. */
export function problemsOf<Needed>(
  { check }: Pick<Rule<Needed>, "check">,
  content: Needed,
  sources?: ReadonlyMap<string, YamlSource>,
): Problem[] {
  const problems: Problem[] = [];
  check(content, (place, advised) => {
    for (const advice of [advised].flat()) {
      if (advice) problems.push(problemAt(place, advice, sources?.get(place.file)));
    }
  });
  return problems;
}
