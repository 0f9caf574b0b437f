/** Texts that promise something for a time which is over. */
import { MONTHS } from "../../lib/seasons";
import type { Problem } from "../problem";
import type { Content } from "../read/content";
import type { ContentText } from "../read/find-texts";
import { WORD_FIELD_TYPES } from "../schema/field-types";
import { onceForEach } from "../once-for-each";

/** The months as they are cut short: `jan`. */
const MONTHS_IN_SHORT = MONTHS.map((month) => month.slice(0, 3).toLowerCase());

/** `through March 2024`, `ends December 31, 2025`. `Until 2019 we were on Main Street` tells of the past on purpose. */
const LAST_DAY = new RegExp(
  String.raw`\b(?:through|thru|ends|ending|expires|(?:valid|good|open|now|available) until)(?: on)?` +
    String.raw` (${MONTHS_IN_SHORT.join("|")})[a-z]*\.?(?: (\d{1,2})(?:st|nd|rd|th)?)?,? (20\d\d)\b`,
  "gi",
);

/** `2024-2025 flu shots`, `the 2024-25 vaccine`. */
const SEASON = /\b20\d\d[-–](?:20)?(\d\d) (?:[\w-]+ ){0,2}?(?:flu|vaccin|formula|shot)/gi;

/** The last days that a text speaks of, with the words that say so. */
const lastDaysOf = onceForEach(({ text, fieldType }: ContentText) => {
  if (!WORD_FIELD_TYPES.includes(fieldType)) return [];
  const days = [...text.matchAll(LAST_DAY)].map(([words, month = "", day = "31", year = ""]) => {
    const number = MONTHS_IN_SHORT.indexOf(month.toLowerCase()) + 1;
    return {
      day: `${year}-${String(number).padStart(2, "0")}-${day.padStart(2, "0")}`,
      words,
    };
  });
  const seasons = [...text.matchAll(SEASON)].map(([words, end = ""]) => ({
    day: `20${end}-12-31`,
    words,
  }));
  return [...days, ...seasons];
});

/** Notices that nobody took down. */
export function outdatedTextWarnings({ texts }: Pick<Content, "texts">, today: string): Problem[] {
  return texts.flatMap((text) => {
    const last = lastDaysOf(text).find(({ day }) => day < today);
    return last
      ? [
          {
            file: text.file,
            place: { path: text.path },
            message: `"${last.words}" is over.`,
            fix: "Take it out, or write what holds now.",
          },
        ]
      : [];
  });
}
