import type { SoundFile } from "./check-content";
import type { ContentProblem } from "./content-problem";

/** Service pages that claim the same place in the menu. */
export function sameOrderProblems(files: readonly SoundFile[]): ContentProblem[] {
  const services = files.filter(({ path }) => path.startsWith("services/"));
  return services.flatMap(({ path, content, value }, index) => {
    const twin = services.slice(0, index).find((other) => other.value.order === value.order);
    return twin === undefined || twin.path === path
      ? []
      : content.problemWith(
          ["order"],
          `data/${twin.path} has the same place in the menu, ${String(value.order)}.`,
          "Give one of the two another number.",
        );
  });
}
