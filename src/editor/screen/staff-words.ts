/** Words of the check for people who see labels, and no YAML. */
import { withoutData } from "../../content/schema/content-files";
import type { Names, Problem } from "../../content/problem";
import { fileLabel, labelOf } from "../labels";
import { inLanguage } from "./staff-language";

/** Names values and files by their labels, without the quotes of YAML. */
export const screenNames: Names = {
  value: labelOf,
  written: (_, text) => text,
  entry: (list, index) => `${list}, ${index + 1}`,
  file: (path) => fileLabel(withoutData(path)),
};

export const CANNOT_BE_READ =
  "Somebody changed this outside of the editing screen, and the site cannot read it now. Take that change back below Last changes, or ask whoever made it.";

const NOT_ON_SCREEN = "This cannot be corrected on the screen. Ask whoever set up the site.";

/** Returns what is wrong, and what to write instead. */
export function staffWords({ message, fix, path, line, onScreen }: Problem): string {
  if (onScreen !== undefined) return inLanguage(onScreen);
  if (path) return inLanguage(`${message} ${fix}`);
  return inLanguage(line === undefined ? NOT_ON_SCREEN : CANNOT_BE_READ);
}

/** Returns why something failed. */
export const reasonOf = (error: unknown): string =>
  inLanguage(error instanceof Error ? error.message : String(error));
