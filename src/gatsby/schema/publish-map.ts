import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { mapColors } from "../../styles/map-colors";
import type { Brand } from "../../styles/palette";
import { withoutSvgMetadata } from "../pictures/without-svg-metadata";

/** A drawn map in the brand's colors. */
export const colorMap = (svg: string, brand: Brand): string =>
  withoutSvgMetadata(svg).replace(/(?<=<svg\b[^>]*>)/, `<style>${mapColors(brand)}</style>`);

/**
 * Puts a drawn map into a build, in the brand's colors, under a name that follows from what is in it.
 *
 * @param build the folder of the build
 * @returns the address of the map
 */
export async function publishMap(svg: string, brand: Brand, build: string): Promise<string> {
  const colored = colorMap(svg, brand);
  const folder = `static/${createHash("md5").update(colored).digest("hex")}`;
  await mkdir(join(build, folder), { recursive: true });
  await writeFile(join(build, folder, "map.svg"), colored);
  return `/${folder}/map.svg`;
}
