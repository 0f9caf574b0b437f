import { colorsOf, readableBrand, weakPairs } from "../../styles/contrast";
import type { Brand } from "../../styles/palette";
import type { SoundFile } from "./check-content";
import type { ContentProblem } from "./content-problem";

/** Rounded down, so that a contrast that is just too small does not look large enough. */
const ratio = (contrast: number) => `${Math.floor(contrast * 10) / 10}:1`;

/** Colors in which patients could not read the site. */
export function contrastProblems(files: readonly SoundFile[]): ContentProblem[] {
  const file = files.find(({ path }) => path === "brand.yaml");
  if (!file) return [];
  const brand = file.value as unknown as Brand;
  const weak = weakPairs(brand);
  const better = readableBrand(brand);
  return (["main", "tint", "accent"] as const)
    .filter((color) => better[color] !== brand[color])
    .flatMap((color) => {
      const [weakest] = weak.filter((pair) => colorsOf(pair).includes(color));
      if (!weakest) return [];
      const { what, contrast, least } = weakest;
      return file.content.problemWith(
        [color],
        `This color makes ${what} hard to see: its contrast is ${ratio(contrast)}, and people who see poorly need ${least}:1.`,
        `The nearest color that works everywhere is ${color}: "${better[color]}".`,
      );
    });
}
