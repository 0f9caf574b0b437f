import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "./content";
import { inspectPicture, type Picture } from "./inspect-picture";
import { inspectSvg, isSvg, type SvgImage } from "./inspect-svg";

/** A file in `static/`: the logo, or an icon for a logo that is too wide to be one. */
export interface Mark {
  /** File name in `static/`. */
  file: string;
  /** Width divided by height. Absent if it cannot be read. */
  shape?: number;
  /** Present if it is a drawing. */
  drawing?: SvgImage;
  /** Present if it is a PNG that can be read. */
  picture?: Picture;
}

/** File names of a mark. The PNG comes first, so that nobody has to delete the sample's drawing. */
const filesOf = (name: "logo" | "icon") => [`${name}.png`, `${name}.svg`];

/** Paths of the marks below the project. */
export const MARK_FILES = [...filesOf("logo"), ...filesOf("icon")].map((file) => `static/${file}`);

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

/**
 * File name of the logo or the icon. Case matters on every system.
 *
 * @param folder `static/`
 */
export function markFile(folder: string, name: "logo" | "icon"): string | undefined {
  const names = namesIn(folder);
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

/** Reads the logo and the icon in `static/`, and lists files there that may be meant to be the logo. */
export async function readLogo(
  folder: string,
): Promise<Pick<Content, "logoNames" | "logo" | "icon">> {
  return {
    logoNames: namesIn(folder)
      .filter((name) => /^logo\b/i.test(name))
      .sort(),
    logo: await readMark(folder, "logo"),
    icon: await readMark(folder, "icon"),
  };
}
