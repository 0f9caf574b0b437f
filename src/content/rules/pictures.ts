import type { Advice, Problem } from "../problem";
import type { Content } from "../read/content";
import { isSvg } from "../read/inspect-svg";
import { HEIC } from "../read/inspect-picture";
import { IMAGE_FIELD_TYPES } from "../schema/field-types";
import { svgFault } from "./svg-faults";
import { meantPicture } from "./meant-picture";

/** The least width of a picture in pixels: sharp on a phone with three pixels to a point. */
const LEAST_PICTURE_WIDTH = 1200;

/** The formats of which the build makes smaller pictures; AVIF is a kind of HEIF. */
const PHOTO_FORMATS = ["jpeg", "png", "webp", "heif", "gif", "tiff"];

type Images = Pick<Content, "pictureNames" | "pictures" | "drawings">;

function notThere(name: string, names: readonly string[]): Advice {
  const meant = meantPicture(name, names);
  if (!meant) {
    return {
      message: `There is no picture data/${name}.`,
      fix: "Put the picture into data/images/, or name another one.",
    };
  }
  if (meant.name.normalize() === name.normalize()) {
    return {
      message: `The accents in "${name}" are not written as in the name of the file, though they look the same.`,
      fix: "Give the file a name without accents, and write that name here.",
    };
  }
  return meant.isSure
    ? {
        message: `There is no picture data/${name}, but there is data/${meant.name}.`,
        fix: `Write "${meant.name}": capital letters, spaces and the ending just as the file has them.`,
      }
    : {
        message: `There is no picture data/${name}.`,
        fix: `Did you mean "${meant.name}"? Otherwise put the picture there.`,
      };
}

function svgAdvice(name: string, { drawings }: Images): Advice | undefined {
  const file = `data/${name}`;
  const drawing = drawings.get(name);
  if (drawing) return svgFault(file, drawing);
  return {
    message: `The file ${file} is a photo, and a drawing belongs here.`,
    fix: "Name an SVG file.",
  };
}

function photoAdvice(name: string, { pictures }: Images): Advice | undefined {
  const file = `data/${name}`;
  if (isSvg(name)) {
    return {
      message: `The file ${file} is a drawing, and a photo belongs here.`,
      fix: "Name a JPEG, PNG, WebP, AVIF, TIFF or GIF file. A drawing can be exported as PNG.",
    };
  }
  const picture = pictures.get(name);
  if (picture?.format === HEIC) {
    return {
      message: `The photo ${file} is in Apple's format HEIC, which the site cannot read.`,
      fix: "Export it as JPEG. On a Mac: open it in Preview, then File, Export, JPEG. On an iPhone: Settings, Camera, Formats, Most Compatible, and take the photo again. Then put the JPEG there and write its name here.",
    };
  }
  if (!picture?.isWhole || !PHOTO_FORMATS.includes(picture.format)) {
    return {
      message: `The file ${file} is not a picture, or it is damaged.`,
      fix: "Save or export it again as JPEG, PNG or WebP.",
    };
  }
  if (picture.width < LEAST_PICTURE_WIDTH) {
    return {
      message: `The picture ${file} is ${picture.width} pixels wide, too small to be sharp on a phone.`,
      fix: `Use one that is ${LEAST_PICTURE_WIDTH} pixels wide or more: the original, not one from a chat or a website.`,
    };
  }
  return undefined;
}

/** Pictures that content names and that are not there, too narrow, or damaged. */
export function pictureProblems(content: Images & Pick<Content, "texts">): Problem[] {
  return content.texts
    .filter(({ fieldType, text }) => IMAGE_FIELD_TYPES.includes(fieldType) && text.trim() !== "")
    .flatMap(({ file, path, text, fieldType }) => {
      const wantsSvg = fieldType !== "picture-file";
      const adviceOn = wantsSvg ? svgAdvice : photoAdvice;
      const ofKind = content.pictureNames.filter((name) => isSvg(name) === wantsSvg);
      const advice = content.pictureNames.includes(text)
        ? adviceOn(text, content)
        : notThere(text, ofKind);
      return advice ? [{ file, place: { path }, ...advice }] : [];
    });
}
