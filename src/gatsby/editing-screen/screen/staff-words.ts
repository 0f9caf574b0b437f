/** Words of the check for people who see labels, and no YAML. */
import type { LocatedProblem } from "../../../content/problem";
import { labelOf } from "../labels";

/** Returns what is wrong, and what to write instead. */
export const staffWords = ({ message, fix, path = [] }: LocatedProblem): string =>
  [message, fix].map((sentence) => withLabels(sentence, path)).join(" ");

/** Returns why something failed. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Names keys of the path by their labels, and leaves out the keys and quotes of examples. */
const withLabels = (sentence: string, path: readonly PropertyKey[]) =>
  path
    .filter((step) => typeof step === "string")
    .reduce(
      (words: string, key) =>
        words
          .replaceAll(`"${key}"`, labelOf(key))
          .replaceAll(new RegExp(`\\b${key}: ("?)([^"]*)\\1`, "g"), "$2"),
      sentence,
    )
    .replace(/For example: - ("?)([^"]*)\1/, "For example: $2");
