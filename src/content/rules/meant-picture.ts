import { basename } from "node:path";
import { nearest } from "./nearest";

/** A name by what people remember of it: without capitals, accents, spaces, marks, and the ending's spelling. */
const remembered = (name: string) =>
  basename(name)
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\.jpe?g$/, ".jpg")
    .replaceAll(/[^\p{Letter}\p{Number}.]/gu, "");

const withoutEnding = (name: string) => remembered(name).replace(/\.[^.]*$/, "");

/**
 * The file in `data/images/` that a name most likely means.
 *
 * @returns `isSure` where the two differ only in capitals, spaces, marks or their folder
 */
export function meantPicture(
  name: string,
  pictureNames: readonly string[],
): { name: string; isSure: boolean } | undefined {
  const wanted = name.replaceAll("\\", "/");
  const same =
    pictureNames.find((it) => remembered(it) === remembered(wanted)) ??
    pictureNames.find((it) => withoutEnding(it) === withoutEnding(wanted));
  if (same) return { name: same, isSure: true };
  const near = nearest(name, pictureNames);
  return near === undefined ? undefined : { name: near, isSure: false };
}
