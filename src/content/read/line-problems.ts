/** Mistakes that can be seen line by line, before anyone reads the file as YAML. */
import type { Problem } from "../problem";
import { SAVE_AS_UTF8 } from "./read-text";
import type { YamlSource } from "./yaml-source";

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
    // Control characters, halves of letters, line separators, and marks that turn text around.
    pattern: /^.*?(?=(?!\t)[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069])/su,
    message: "An invisible character stands here that no text needs.",
    fix: "Delete it: put the cursor behind it, press Backspace, and write the place again.",
  },
];

/** Merge conflicts, tabs, and characters that cannot be seen. */
export function lineProblems({ file, lines }: YamlSource): Problem[] {
  return lines.flatMap((line, index) => {
    const rule = RULES.find(({ pattern }) => pattern.test(line));
    if (!rule) return [];
    const { pattern, message, fix } = rule;
    const column = (pattern.exec(line)?.[0].length ?? 0) + 1;
    return { file, place: { line: index + 1, column }, message, fix };
  });
}
