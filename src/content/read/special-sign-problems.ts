/** YAML that can be read but that nobody writes on purpose in a list of words. */
import { isAlias, isScalar, type Node, type Pair, visit } from "yaml";
import type { Problem } from "../problem";
import type { YamlSource } from "./yaml-source";

/** Quotation marks as text programs set them. YAML takes them for letters. */
const CURLY_QUOTES = /^[“”„‘’‚«»]/;

/**
 * Signs with a meaning of their own: `&` names a value, `*` repeats it, `!` gives it a type and
 * `<<` joins groups. A pharmacist who writes one means the sign itself.
 */
export function specialSignProblems({ file, document }: YamlSource): Problem[] {
  const problems: Problem[] = [];
  const report = (node: Node, message: string, fix: string) =>
    problems.push({ file, place: { offset: node.range?.[0] ?? 0 }, message, fix });

  visit(document, {
    Node: (_, node) => {
      const sign = isAlias(node) ? "*" : node.anchor ? "&" : node.tag ? "!" : undefined;
      if (sign) {
        report(
          node,
          `A ${sign} before a value has a meaning of its own in YAML.`,
          `Leave it out, or put the text in double quotes: key: "${sign} Text".`,
        );
      } else if (isScalar(node) && node.type === "PLAIN" && CURLY_QUOTES.test(node.source ?? "")) {
        report(
          node,
          "These are quotation marks as a text program sets them. YAML takes them for letters.",
          'Use the straight ones on the keyboard: "Text".',
        );
      }
    },
    Pair: (_, { key }: Pair) => {
      if (isScalar(key) && key.source === "<<") {
        report(key, "A << joins groups of keys in YAML.", "Write every key where it belongs.");
      }
    },
  });
  return problems;
}
