import type { Problem } from "../problem";
import type { Content } from "../read/content";

/** Blocks that say the same wherever they stand, and that links lead to. */
const SINGLE_BLOCKS: readonly string[] = ["equipment", "otc", "booking"];

/** Pages that hold a block twice of which a page can have only one. */
export function repeatedSectionProblems({
  services,
  ownPages,
}: Pick<Content, "services" | "ownPages">): Problem[] {
  return [...services, ...ownPages].flatMap(({ file, value }) => {
    const types = value.sections.map(({ type }) => type);
    return types.flatMap((type, index) =>
      SINGLE_BLOCKS.includes(type) && types.indexOf(type) < index
        ? {
            file,
            place: { path: ["sections", index, "type"] },
            message: `A page can have one block "${type}"; this page has another one above.`,
            fix: "Delete one of the two.",
          }
        : [],
    );
  });
}
