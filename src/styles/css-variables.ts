import { converter } from "culori";
import { type Brand, paletteOf, shadeNames } from "./palette";

const toRgb = converter("rgb");

/** `8 63 59` for `#083f3b`: the form in which CSS adds transparency. */
function channels(color: string): string {
  const { r = 0, g = 0, b = 0 } = toRgb(color) ?? {};
  return [r, g, b].map((part) => Math.round(part * 255)).join(" ");
}

const kebabCase = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The shades of a brand as CSS custom properties: `--brand-dark:#083f3b;…`, as tokens.ts names them. */
export function cssVariables(brand: Brand): string {
  const palette = paletteOf(brand);
  return [
    ...shadeNames.map((name) => `--${kebabCase(name)}:${palette[name]}`),
    `--shadow:${channels(palette.brandDark)}`,
  ].join(";");
}
