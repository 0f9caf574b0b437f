import type { Problem } from "../problem";
import type { Content } from "../read/content";

/** Service pages that claim the same place in the menu. */
export function menuOrderProblems({ services }: Pick<Content, "services">): Problem[] {
  return services.flatMap(({ file, value: { order } }, index) => {
    const other = services.slice(0, index).find(({ value }) => value.order === order);
    return other
      ? {
          file,
          place: { path: ["order"] },
          message: `${other.file} has the same place in the menu, ${order}.`,
          fix: "Give one of the two another number.",
        }
      : [];
  });
}
