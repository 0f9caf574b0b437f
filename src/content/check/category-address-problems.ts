import { toSlug } from "../../lib/slug";
import type { SoundFile } from "./check-content";
import type { ContentProblem } from "./content-problem";

/** Categories of equipment whose names make no web address, or the one of another category. */
export function categoryAddressProblems(files: readonly SoundFile[]): ContentProblem[] {
  const catalog = files.find(({ path }) => path === "equipment.yaml");
  if (!catalog) return [];
  const { categories } = catalog.value as { categories: { name: string }[] };
  return categories.flatMap(({ name }, index) => {
    const slug = toSlug(name);
    const twin = categories.slice(0, index).find((other) => toSlug(other.name) === slug);
    const problem = (message: string, fix: string) =>
      catalog.content.problemWith(["categories", index, "name"], message, fix);
    if (slug === "") {
      return problem(
        `No web address can be made of the name "${name}".`,
        'Use letters from a to z or digits as well, for example name: "Mobility Aids".',
      );
    }
    return twin
      ? problem(
          `"${name}" would have the same web address as "${twin.name}": ${slug}.`,
          "Give one of the two a name with other words.",
        )
      : [];
  });
}
