import { colorsOf, readableBrand, weakPairs, type WeakPair } from "../../styles/contrast";
import type { Brand, ColorScheme } from "../../styles/palette";
import type { Advice, Problem } from "../problem";
import type { Content } from "../read/content";
import { onceForEach } from "../once-for-each";

const COLORS = ["main", "tint", "accent"] as const;

/** Rounded down, so that a contrast that is just too small does not look large enough. */
const ratio = (contrast: number) => `${Math.floor(contrast * 10) / 10}:1`;

/** Most people know the site with a light background. */
const WHERE: Readonly<Record<ColorScheme, string>> = { light: "", dark: " on a dark screen" };

/** What a color makes hard to see, and where, in a pharmacist's words. */
export const describeWeakness = ({ what, scheme, contrast, least }: WeakPair): string =>
  `This color makes ${what} hard to see${WHERE[scheme]}: its contrast is ${ratio(contrast)}, and people who see poorly need ${least}:1.`;

/** Where else in a readable brand a refused color would work, for a pharmacy that wants to keep it. */
function otherPlace(refused: string, from: keyof Brand, brand: Brand): string {
  if (Object.values(brand).includes(refused)) return "";
  const place = COLORS.find(
    (color) => color !== from && weakPairs({ ...brand, [color]: refused }).length === 0,
  );
  return place ? ` Yours can still be part of the brand, as ${place}: "${refused}".` : "";
}

/** What to say of each color of a brand with which something cannot be read. */
const adviceOn = onceForEach((brand: Brand): (Advice & { color: keyof Brand })[] => {
  const weak = weakPairs(brand);
  const better = readableBrand(brand);
  return COLORS.filter((color) => better[color] !== brand[color]).flatMap((color) => {
    const [weakest] = weak.filter((pair) => colorsOf(pair).includes(color));
    if (!weakest) return [];
    return {
      color,
      message: describeWeakness(weakest),
      fix: `The nearest color that works everywhere is ${color}: "${better[color]}".${otherPlace(brand[color], color, better)}`,
    };
  });
});

/** Colors in which patients could not read the site. */
export function contrastProblems({ brand }: Pick<Content, "brand">): Problem[] {
  if (!brand) return [];
  const { file, value } = brand;
  return adviceOn(value).map(({ color, ...advice }) => ({
    file,
    place: { path: [color] },
    ...advice,
  }));
}
