import type { SoundFile } from "./check-content";
import type { ContentProblem } from "./content-problem";

/** Blocks that say the same wherever they stand, and that links lead to. */
const SINGLE_BLOCKS: readonly unknown[] = ["equipment", "otc", "booking"];

/** Service pages that hold a block twice of which a page can have only one. */
export function repeatedBlockProblems(files: readonly SoundFile[]): ContentProblem[] {
  const services = files.filter(({ path }) => path.startsWith("services/"));
  return services.flatMap(({ content, value }) => {
    const types = (value.sections as { type: unknown }[]).map(({ type }) => type);
    return types.flatMap((type, index) =>
      SINGLE_BLOCKS.includes(type) && types.indexOf(type) < index
        ? content.problemWith(
            ["sections", index, "type"],
            `A page can have one block "${String(type)}"; this page has another one above.`,
            "Delete one of the two.",
          )
        : [],
    );
  });
}
