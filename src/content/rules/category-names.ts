import { toSlug } from "../../lib/slug";
import type { Problem } from "../problem";
import type { Content } from "../read/content";

/** Categories of equipment whose names make no web address, or the one of another category. */
export function categoryNameProblems({ equipment }: Pick<Content, "equipment">): Problem[] {
  if (!equipment) return [];
  const { file, value } = equipment;
  return value.categories.flatMap(({ name }, index) => {
    const place = { path: ["categories", index, "name"] };
    const slug = toSlug(name);
    if (slug === "") {
      const message = `No web address can be made of the name "${name}".`;
      const fix = 'Use letters from a to z or digits as well, for example name: "Mobility Aids".';
      return { file, place, message, fix };
    }
    const above = value.categories.slice(0, index).find((it) => toSlug(it.name) === slug);
    if (!above) return [];
    const message = `"${name}" would have the same web address as "${above.name}": ${slug}.`;
    return { file, place, message, fix: "Give one of the two a name with other words." };
  });
}
