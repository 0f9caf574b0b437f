/** Words of the check for people who see labels, and no YAML. */
import type { Names, Problem } from "../../content/problem";
import { labelOf } from "../labels";

/** Names values by their labels, without the quotes of YAML. */
export const screenNames: Names = { value: labelOf, written: (_, text) => text };

/** Returns what is wrong, and what to write instead. */
export const staffWords = ({ message, fix }: Problem): string => `${message} ${fix}`;

/** Returns why something failed. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);
