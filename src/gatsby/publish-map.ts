import { mapColors } from "../styles/map-colors";
import type { Brand } from "../styles/palette";
import { publishFile } from "./publish-file";
import { withoutSvgMetadata } from "./without-svg-metadata";

/** A drawn map in the brand's colors. */
export const colorMap = (svg: string, brand: Brand): string =>
  withoutSvgMetadata(svg).replace(/(?<=<svg\b[^>]*>)/, `<style>${mapColors(brand)}</style>`);

/**
 * Puts a drawn map into a build, in the brand's colors.
 *
 * @param build the folder of the build
 * @returns the address of the map
 */
export const publishMap = (svg: string, brand: Brand, build: string): Promise<string> =>
  publishFile("map.svg", colorMap(svg, brand), build);
