import type { Advice, Problem } from "../problem";
import type { Content } from "../read/content";
import { nearest } from "./nearest";

/** The least width of a picture in pixels: sharp on a phone with three pixels to a point. */
const LEAST_PICTURE_WIDTH = 1200;

/** The formats of which the build makes smaller pictures; AVIF is a kind of HEIF. */
const PHOTO_FORMATS = ["jpeg", "png", "webp", "heif"];

/** Why a picture cannot be used. */
function adviceOn(
  name: string,
  { pictureNames, pictures }: Pick<Content, "pictureNames" | "pictures">,
): Advice | undefined {
  const file = `data/${name}`;
  if (!pictureNames.includes(name)) {
    const meant = nearest(name, pictureNames);
    return {
      message: `There is no picture ${file}.`,
      fix: meant
        ? `Did you mean "${meant}"? Otherwise put the picture there.`
        : "Put the picture there, or name another one.",
    };
  }
  const notAPicture = {
    message: `The file ${file} is not a picture, or it is damaged.`,
    fix: "Save it again as JPEG, PNG, WebP or AVIF.",
  };
  const picture = pictures.get(name);
  if (!picture) return notAPicture;
  const { format, width, isWhole } = picture;
  if (name.endsWith(".svg")) return format === "svg" ? undefined : notAPicture;
  if (!PHOTO_FORMATS.includes(format)) return notAPicture;
  if (width < LEAST_PICTURE_WIDTH) {
    return {
      message: `The picture ${file} is ${width} pixels wide, too small to be sharp on a phone.`,
      fix: `Use one that is ${LEAST_PICTURE_WIDTH} pixels wide or more.`,
    };
  }
  return isWhole ? undefined : notAPicture;
}

/** Pictures that content names and that are not there, too narrow, or damaged. */
export function pictureProblems(
  content: Pick<Content, "texts" | "pictureNames" | "pictures">,
): Problem[] {
  return content.texts
    .filter(({ fieldType }) => fieldType === "picture-file")
    .flatMap(({ file, path, text }) => {
      const advice = adviceOn(text, content);
      return advice ? { file, place: { path }, ...advice } : [];
    });
}
