import { type Brand, type Palette, paletteOf } from "./palette";

const partColors = ({ tint, page, fieldLine, ink }: Palette) =>
  [
    `.ground{fill:${tint}}`,
    `.streets{stroke:${page}}`,
    `.rail{stroke:${fieldLine}}`,
    `.names{fill:${ink};stroke:${page}}`,
  ].join("");

/** The colors of the drawn map's parts, as CSS, on light and dark screens: those of the brand, whenever it was drawn. */
export const mapColors = (brand: Brand): string =>
  `${partColors(paletteOf(brand))}@media (prefers-color-scheme:dark){${partColors(paletteOf(brand, "dark"))}}`;
