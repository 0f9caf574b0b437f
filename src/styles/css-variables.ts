import { converter } from "culori";
import { paletteOf } from "./palette";
import { type Brand, type ColorName, colorNames, type ColorScheme } from "./shades";

const toRgb = converter("rgb");

/** Converts `#083f3b` to `8 63 59`, to which CSS can add transparency. */
function channels(color: string): string {
  const { r = 0, g = 0, b = 0 } = toRgb(color) ?? {};
  return [r, g, b].map((part) => Math.round(part * 255)).join(" ");
}

const kebabCase = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function declarationsOf(brand: Brand, scheme: ColorScheme): string[] {
  const palette = paletteOf(brand, scheme);
  const valueOf = (name: ColorName) =>
    name === "shadow" ? channels(palette.shadow) : palette[name];
  return colorNames.map((name) => `--${kebabCase(name)}:${valueOf(name)}`);
}

/** Returns the colors of a brand as CSS custom properties: `--page:#ffffff;…`. See `tokens.ts`. */
export const cssVariables = (brand: Brand): string => declarationsOf(brand, "light").join(";");

/** Returns the custom properties that differ in dark mode. */
export function darkCssVariables(brand: Brand): string {
  const light = new Set(declarationsOf(brand, "light"));
  return declarationsOf(brand, "dark")
    .filter((declaration) => !light.has(declaration))
    .join(";");
}
