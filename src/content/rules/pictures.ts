import { type Advice, type Problem, problemsInTexts } from "../problem";
import type { Content } from "../read/content";
import { isSvg, type SvgImage } from "../read/inspect-svg";
import { HEIC } from "../read/inspect-picture";
import { IMAGE_FIELD_TYPES } from "../schema/field-types";
import { nearest } from "./did-you-mean";

/** Pixels. Sharp on a phone with three device pixels per CSS pixel. */
const LEAST_PICTURE_WIDTH = 1200;

/** Formats that the build can resize. Sharp reports AVIF as `heif`. */
const PHOTO_FORMATS = ["jpeg", "png", "webp", "heif", "gif", "tiff"];

type Images = Pick<Content, "pictureNames" | "pictures" | "drawings">;

function missingPicture(name: string, names: readonly string[]): Advice {
  const meant = nearest(`images/${name.split(/[\\/]/).at(-1) ?? ""}`, names);
  const looksTheSame = meant?.normalize() === name.normalize();
  return {
    message: `There is no picture data/${name}.`,
    fix: looksTheSame
      ? "The accents in this name are stored in another way than those of the file. Give the file a name without accents, and write that name here."
      : meant
        ? `Did you mean "${meant}"? Otherwise put the picture there.`
        : "Put the picture into data/images/, or name another one.",
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

/** Pictures that are missing, too narrow or damaged. */
export function pictureProblems(content: Images & Pick<Content, "texts">): Problem[] {
  return problemsInTexts(content.texts, ({ text, fieldType }) => {
    if (!IMAGE_FIELD_TYPES.includes(fieldType) || text.trim() === "") return undefined;
    const wantsSvg = fieldType !== "picture-file";
    if (!content.pictureNames.includes(text)) {
      const names = content.pictureNames.filter((name) => isSvg(name) === wantsSvg);
      return missingPicture(text, names);
    }
    return wantsSvg ? svgAdvice(text, content) : photoAdvice(text, content);
  });
}

/**
 * Says why browsers cannot show an SVG file, or why it must not be published.
 *
 * @param file path for the message
 */
export function svgFault(file: string, drawing: SvgImage): Advice | undefined {
  const { brokenLine, isSvg, unsafeParts } = drawing;
  if (brokenLine !== undefined) {
    return {
      message: `The drawing ${file} is damaged: browsers stop reading it at line ${brokenLine}, and show nothing.`,
      fix: "Export it again as SVG from the program it was drawn with, or ask for the file again.",
    };
  }
  if (!isSvg) {
    return {
      message: `The file ${file} is not an SVG drawing, whatever its name says.`,
      fix: "Export the drawing as SVG. Renaming a picture does not convert it.",
    };
  }
  if (unsafeParts.length > 0) {
    return {
      message: `The drawing ${file} would run a program, or fetch something from elsewhere: ${unsafeParts.join(", ")}.`,
      fix: 'Export it again as "plain SVG", with its letters turned into outlines, and without photos, links and scripts.',
    };
  }
  return undefined;
}
