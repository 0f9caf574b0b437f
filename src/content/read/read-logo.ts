import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { inspectPicture, type Picture } from "./inspect-picture";
import { inspectSvg, isSvg, type SvgImage } from "./inspect-svg";

/** The logo or the icon in `static/`. A wide logo needs a separate icon. */
export interface Mark {
  /** File name in `static/`. */
  file: string;
  /** Width divided by height. Absent if unknown. */
  shape?: number;
  /** Present for an SVG. */
  drawing?: SvgImage;
  /** Present for a PNG that can be read as a picture. */
  picture?: Picture;
}

/** Returns the file names of a logo. The PNG wins, so that staff need not delete the SVG of the sample. */
const filesOf = (name: "logo" | "icon") => [`${name}.png`, `${name}.svg`];

/** Possible paths of logo and icon in the project. */
export const MARK_FILES = [...filesOf("logo"), ...filesOf("icon")].map((file) => `static/${file}`);

/** Finds the file name of the logo or the icon in `static/`. Case-sensitive on every system. */
export function markFile(folder: string, name: "logo" | "icon"): string | undefined {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return filesOf(name).find((file) => names.includes(file));
}

/** Reads the logo or the icon in the folder `static/`. */
export async function readMark(folder: string, name: "logo" | "icon"): Promise<Mark | undefined> {
  const file = markFile(folder, name);
  if (!file) return undefined;
  const path = join(folder, file);
  if (isSvg(file)) {
    const drawing = await inspectSvg(path);
    return { file, drawing, shape: drawing.shape };
  }
  const picture = await inspectPicture(path);
  return { file, picture, shape: picture && picture.width / picture.height };
}

/** Reads logo and icon. */
export const readLogo = async (folder: string) => ({
  logo: await readMark(folder, "logo"),
  icon: await readMark(folder, "icon"),
});
