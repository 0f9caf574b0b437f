import type { Problem } from "../problem";
import type { Content } from "../read/content";

/** A short name that takes more room than the long one: most likely the two stand in each other's place. */
export function nameWarnings({ pharmacy }: Pick<Content, "pharmacy">): Problem[] {
  if (!pharmacy) return [];
  const { file, value } = pharmacy;
  return value.shortName.length > value.name.length
    ? [
        {
          file,
          place: { path: ["shortName"] },
          message: "The short name is longer than the name.",
          fix: `Exchange the two, or write shortName: "${value.name}".`,
        },
      ]
    : [];
}
