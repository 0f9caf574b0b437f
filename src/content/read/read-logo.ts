import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { Content } from "./content";
import { inspectPicture, type Picture } from "./inspect-picture";
import { inspectSvg, isSvg, type SvgImage } from "./inspect-svg";

/** A file of the owner's in `static/`: the logo, or an icon where the logo is too wide for one. */
export interface Mark {
  /** Its name in `static/`. */
  file: string;
  /** How many times as wide as high it is. Absent if that cannot be read. */
  shape?: number;
  /** Present if it is a drawing. */
  drawing?: SvgImage;
  /** Present if it is a PNG that can be read. */
  picture?: Picture;
}

/** The files that a mark may be. A PNG comes first, so that nobody has to delete the sample's drawing. */
const filesOf = (name: "logo" | "icon") => [`${name}.png`, `${name}.svg`];

/** Where the marks are, below the project. */
export const MARK_FILES = [...filesOf("logo"), ...filesOf("icon")].map((file) => `static/${file}`);

const namesIn = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

/**
 * The name of the logo's or the icon's file. Its case is compared on every system.
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

/** The logo and the icon in the folder `static/`, and files there that may be meant to be the logo. */
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
