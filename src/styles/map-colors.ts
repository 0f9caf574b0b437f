import { type Brand, paletteOf } from "./palette";

/** The colors of the drawn map's parts, as CSS: those of the brand, whenever it was drawn. */
export function mapColors(brand: Brand): string {
  const { tint, page, fieldLine, ink } = paletteOf(brand);
  return [
    `.ground{fill:${tint}}`,
    `.streets{stroke:${page}}`,
    `.rail{stroke:${fieldLine}}`,
    `.names{fill:${ink};stroke:${page}}`,
  ].join("");
}
