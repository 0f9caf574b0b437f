import type { Problem } from "../problem";
import type { Content } from "../read/content";

const RANGE = /\b(\d{1,2}) ?[-–] ?(\d{1,2}) (?=(?:minute|hour|day|week)s?\b)/i;

/** Waiting times whose longer end stands first. */
export function reversedRangeWarnings({ texts }: Pick<Content, "texts">): Problem[] {
  return texts
    .filter(({ fieldType }) => fieldType === "text" || fieldType === "ready-time")
    .flatMap(({ file, path, text }) => {
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
}
