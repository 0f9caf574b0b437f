import { colorsOf, readableBrand, weakPairs, type WeakPair } from "../../styles/contrast";
import type { Brand, ColorScheme } from "../../styles/palette";
import { type Problem, problemsIn } from "../problem";
import type { Content } from "../read/content";

const COLORS = ["main", "tint", "accent"] as const;

/** Rounds down, so that a contrast just below the limit does not look sufficient. */
const ratio = (contrast: number) => `${Math.floor(contrast * 10) / 10}:1`;

const WHERE: Readonly<Record<ColorScheme, string>> = { light: "", dark: " on a dark screen" };

/** Explains which part of a page is hard to see, and on which screens. */
const describeWeakness = ({ what, scheme, contrast, least }: WeakPair): string =>
  `This color makes ${what} hard to see${WHERE[scheme]}: its contrast is ${ratio(contrast)}, and people who see poorly need ${least}:1.`;

/** Names another brand color that can keep the refused one. */
function otherPlace(refused: string, from: keyof Brand, brand: Brand): string {
  if (Object.values(brand).includes(refused)) return "";
  const place = COLORS.find(
    (color) => color !== from && weakPairs({ ...brand, [color]: refused }).length === 0,
  );
  return place ? ` Yours can still be part of the brand, as ${place}: "${refused}".` : "";
}

/** Brand colors that make something hard to read. */
export const contrastProblems = ({ brand: document }: Pick<Content, "brand">): Problem[] =>
  problemsIn(document, (brand) => {
    const weak = weakPairs(brand);
    const better = readableBrand(brand);
    return COLORS.filter((color) => better[color] !== brand[color]).map((color) => {
      const weakest = weak.find((pair) => colorsOf(pair).includes(color));
      return (
        weakest && {
          path: [color],
          message: describeWeakness(weakest),
          fix: `The nearest color that works everywhere is ${color}: "${better[color]}".${otherPlace(brand[color], color, better)}`,
        }
      );
    });
  });
