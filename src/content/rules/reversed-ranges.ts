import type { Problem } from "../problem";
import type { Content } from "../read/content";
import type { ContentText } from "../read/find-texts";
import { onceForEach } from "../once-for-each";

const RANGE = /\b(\d{1,2}) ?[-–] ?(\d{1,2}) (?=(?:minute|hour|day|week)s?\b)/i;

const warningsOf = onceForEach(({ file, path, text, fieldType }: ContentText): Problem[] => {
  if (fieldType !== "text" && fieldType !== "ready-time") return [];
  const [range, from, to] = RANGE.exec(text) ?? [];
  return range && Number(from) > Number(to)
    ? [
        {
          file,
          place: { path },
          message: `"${range.trim()}" begins with the longer time.`,
          fix: `Write "${to}-${from}", or correct the number that is wrong.`,
        },
      ]
    : [];
});

/** Waiting times whose longer end stands first. */
export const reversedRangeWarnings = ({ texts }: Pick<Content, "texts">): Problem[] =>
  texts.flatMap(warningsOf);
