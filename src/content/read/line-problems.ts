/** Mistakes that can be seen line by line, before anyone reads the file as YAML. */
import type { Problem } from "../problem";
import { SAVE_AS_UTF8 } from "./read-text";
import type { YamlSource } from "./yaml-source";
import { ZERO_WIDTH } from "./zero-width";

interface LineRule {
  /** Matches up to the place that is wrong. */
  pattern: RegExp;
  message: string;
  fix: string;
}

const RULES: readonly LineRule[] = [
  {
    pattern: /^(?=(<{7}|={7}|>{7}|\|{7})( |$))/,
    message: "Two versions of this file were joined here, and nobody chose between them.",
    fix: "Keep the version you want, and delete the other one and the lines with <<<<<<<, ======= and >>>>>>>.",
  },
  {
    pattern: /^ *(?=\t)/,
    message: "This line is moved to the right by a tab.",
    fix: "Use two spaces for each step to the right, never a tab.",
  },
  {
    pattern: /^[\s\u200b]*?(?=[\u200b\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000])/,
    message: "This line is moved to the right by a space that is not an ordinary one.",
    fix: "Delete the spaces at the beginning of the line and type them again.",
  },
  {
    pattern: /^.*?(?=\ufffd)/,
    message: "A letter here was lost, most likely because it was saved in an old encoding.",
    fix: `Write it again. ${SAVE_AS_UTF8}`,
  },
  {
    // The bytes of one letter, read as two or three letters of Windows: é, É, ’, and an emoji.
    pattern:
      /^.*?(?=[\u00c2\u00c3][\u0080-\u00bf]|\u00c3[€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘“•–˜™š›œžŸ]|\u00e2\u20ac|\u00f0\u0178)/,
    message:
      "A letter here became several, most likely because the file was opened in an old encoding.",
    fix: `Write it again. ${SAVE_AS_UTF8}`,
  },
  {
    // Control characters, halves of letters, line separators, marks that turn text around, and
    // what has no width.
    pattern: new RegExp(
      String.raw`^.*?(?=(?!\t)[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]|${ZERO_WIDTH})`,
      "su",
    ),
    message: "An invisible character stands here that no text needs.",
    fix: "Delete it: put the cursor behind it, press Backspace, and write the place again.",
  },
];

/** How many lines a message names besides the one that it shows. */
const MOST_LINES = 12;

/** Where a rule matches, both from 1. */
function placesOf({ pattern }: LineRule, lines: readonly string[]) {
  return lines.flatMap((line, index) => {
    const before = pattern.exec(line)?.[0];
    return before === undefined ? [] : { line: index + 1, column: before.length + 1 };
  });
}

/**
 * Merge conflicts, tabs, and characters that cannot be seen. What went wrong once, such as saving in
 * an old encoding, shows on many lines: the first is reported, and the others are named.
 */
export function lineProblems({ file, lines }: YamlSource): Problem[] {
  return RULES.flatMap((rule) => {
    const { message, fix } = rule;
    const [place, ...others] = placesOf(rule, lines);
    if (!place) return [];
    const numbers = others.slice(0, MOST_LINES).map(({ line }) => line);
    const more = others.length > MOST_LINES ? " and more" : "";
    const also = numbers.length > 0 ? ` The same on line ${numbers.join(", ")}${more}.` : "";
    return { file, place, message, fix: `${fix}${also}` };
  });
}
