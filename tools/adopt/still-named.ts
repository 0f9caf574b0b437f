/** Texts of an adopted site that name what the pharmacy does not carry. */
import { leavingOutOf } from "../../src/content/languages/leave-out";
import type { Content } from "../../src/content/read/content";
import type { ContentText } from "../../src/content/read/content-file";
import { isCopy } from "../../src/content/sample/find-left";
import { withoutData } from "../../src/content/schema/content-files";
import { toSlug } from "../../src/lib/slug";

/** Returns a pattern of a name in slugs, each word with or without an ending of the plural. */
const inSlugs = (name: string) =>
  `(?:^|-)${toSlug(name)
    .split("-")
    .map((word) => `${word.replace(/s$/, "")}(?:e?s)?`)
    .join("-")}(?:-|$)`;

/** Returns the texts of the first language that pages show, and that have one of the names, also in the plural. */
export function textsNaming(content: Content, names: readonly string[]): ContentText[] {
  if (names.length === 0) return [];
  const named = new RegExp(names.map(inSlugs).join("|"));
  const { isGone } = leavingOutOf(content);
  return content.texts.filter(
    (found) =>
      found.language === undefined &&
      isCopy(found) &&
      named.test(toSlug(found.text)) &&
      !isGone(withoutData(found.file), found.path),
  );
}
