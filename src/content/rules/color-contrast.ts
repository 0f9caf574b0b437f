import { colorsOf, readableBrand, weakPairs } from "../../styles/contrast";
import type { Problem } from "../problem";
import type { Content } from "../read/content";

/** Rounded down, so that a contrast that is just too small does not look large enough. */
const ratio = (contrast: number) => `${Math.floor(contrast * 10) / 10}:1`;

/** Colors in which patients could not read the site. */
export function contrastProblems({ brand }: Pick<Content, "brand">): Problem[] {
  if (!brand) return [];
  const { file, value } = brand;
  const weak = weakPairs(value);
  const better = readableBrand(value);
  return (["main", "tint", "accent"] as const)
    .filter((color) => better[color] !== value[color])
    .flatMap((color) => {
      const [weakest] = weak.filter((pair) => colorsOf(pair).includes(color));
      if (!weakest) return [];
      const { what, contrast, least } = weakest;
      return {
        file,
        place: { path: [color] },
        message: `This color makes ${what} hard to see: its contrast is ${ratio(contrast)}, and people who see poorly need ${least}:1.`,
        fix: `The nearest color that works everywhere is ${color}: "${better[color]}".`,
      };
    });
}
