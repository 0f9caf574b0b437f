import { type Advice, at, type Names } from "../problem";
import { isSvg, type SvgImage } from "../read/inspect-svg";
import { HEIC, isTooLarge, MAX_SIDE, type Picture } from "../read/inspect-picture";
import type { ContentFile } from "../read/content-file";
import { IMAGE_FIELD_TYPES } from "../schema/field-types";
import { metaOf, schemaAt } from "../schema/inspect-schema";
import type { ValuePath } from "../schema/value-path";
import { asSeen } from "../read/visible-text";
import { nearest } from "./did-you-mean";
import { type Checked, firstOf, type Rule } from "./rule";

/** A part of the site that shows pictures. */
interface Place {
  /** Subject of a message. */
  name: string;
  /** Widest width on a page, in CSS pixels: `sizes` and the styles of the component that shows the picture. */
  width: number;
}

const CARD: Place = { name: "A card shows it", width: 400 };
const TOP_OF_PAGE: Place = { name: "The top of a page shows it", width: 576 };
const TOP_OF_HOME: Place = { name: "The top of the home page shows it", width: 960 };

/** Places of pictures, by the `id` of the object type that has the picture. All others are at the top of a page. */
const PLACES: Partial<Record<string, Place>> = {
  HomeHero: TOP_OF_HOME,
  PictureCard: CARD,
  EquipmentItem: CARD,
  OtcCategory: CARD,
  Person: { name: "A portrait is", width: 144 },
  PicturedProduct: { name: "A product in a list is", width: 72 },
  Pharmacy: { name: "A shared link shows it", width: 600 },
};

/** Device pixels per CSS pixel of usual phones and new screens. */
const SHARP = 2;

/** Pixels. Wider pictures are sharp in every place, except on the largest screens. */
const SHARP_ANYWHERE = 1200;

/** Formats that the build can resize. Sharp reports AVIF as `heif`. */
const PHOTO_FORMATS = ["jpeg", "png", "webp", "heif", "gif", "tiff"];

type Images = Pick<Checked, "pictures" | "drawings" | "names">;

function missingPicture(name: string, known: readonly string[], names: Names): Advice {
  const meant = nearest(`images/${name.split(/[\\/]/).at(-1) ?? ""}`, known);
  const looksTheSame = meant && asSeen(meant).normalize() === asSeen(name).normalize();
  return {
    message: `There is no picture data/${name}.`,
    fix: looksTheSame
      ? "There is one whose name only looks the same: its accents or spaces are other characters. Give the file a plain name without them, and write that name here."
      : meant
        ? `Did you mean "${meant}"? Otherwise put the picture there.`
        : "Put the picture into data/images/, or name another one.",
    onScreen: `There is no picture ${names.file(`data/${name}`)}. Upload it, or choose another one.`,
  };
}

function svgAdvice(name: string, { drawings, names }: Images) {
  const file = names.file(`data/${name}`);
  const drawing = drawings.get(name);
  if (drawing) return svgFault(file, drawing);
  return {
    message: `The file ${file} is a photo, and a drawing belongs here.`,
    fix: "Name an SVG file.",
    onScreen: `${file} is a photo, and a drawing (SVG) belongs here. Choose one.`,
  };
}

function photoAdvice(name: string, { pictures, names }: Images) {
  const file = names.file(`data/${name}`);
  const picture = pictures.get(name);
  return firstOf(
    isSvg(name) && {
      message: `The file ${file} is a drawing, and a photo belongs here.`,
      fix: "Name a JPEG, PNG, WebP, AVIF, TIFF or GIF file. A drawing can be exported as PNG.",
    },
    picture?.format === HEIC && {
      message: `The photo ${file} is in Apple's format HEIC, which the site cannot read.`,
      fix: "Export it as JPEG. On a Mac: open it in Preview, then File, Export, JPEG. On an iPhone: Settings, Camera, Formats, Most Compatible, and take the photo again. Then put the JPEG there and write its name here.",
      onScreen: `The photo ${file} is in Apple's format HEIC, which the site cannot read. Choose Replace, and upload the photo anew: this screen converts it.`,
    },
    (!picture?.isWhole || !PHOTO_FORMATS.includes(picture.format)) && {
      message: `The file ${file} is not a picture, or it is damaged.`,
      fix: "Save or export it again as JPEG, PNG or WebP.",
    },
    picture && sizeAdvice(file, picture),
  );
}

/** Advises on a picture that the build cannot process. */
export const sizeAdvice = (file: string, picture: Picture) =>
  isTooLarge(picture) && {
    message: `The picture ${file} is too large: ${picture.width} by ${picture.height} pixels, and at most ${MAX_SIDE} are possible on a side.`,
    fix: "Cut it to what patients need to see, or export it again with fewer pixels.",
  };

function placeOf({ schema, value }: ContentFile, path: ValuePath): Place {
  const groups = path.map((_, index) => metaOf(schemaAt(schema, path.slice(0, index), value)).id);
  return PLACES[groups.findLast((id) => id && id !== "Picture") ?? ""] ?? TOP_OF_PAGE;
}

/** Says that a picture is narrower than its place, or than new screens show it sharp there. */
function narrowAdvice(file: string, width: number, place: Place) {
  const sharp = Math.min(SHARP * place.width, SHARP_ANYWHERE);
  const isBlurred = width < place.width;
  const effect = isBlurred
    ? "would be blurred"
    : "is soft on phones and new screens, which have two pixels or more for each";
  return (
    width < sharp && {
      message: `The picture ${file} is ${width} pixels wide. ${place.name} ${place.width} wide, so it ${effect}.`,
      fix: `${isBlurred ? "Use one that is" : "If you have a larger one, use it:"} ${sharp} pixels wide or more: the original, not one from a chat or a website.`,
    }
  );
}

/** Reports pictures that are missing, too narrow, too large or damaged, and asks about those that are soft on phones. */
export const pictures: Rule = (content, report) => {
  for (const file of content.files) {
    for (const { text: name, fieldType, path } of file.texts) {
      if (!IMAGE_FIELD_TYPES.includes(fieldType) || name.trim() === "") continue;
      const place = at(file.source, ...path);
      const wantsSvg = fieldType !== "picture-file";
      if (!content.pictureNames.includes(name)) {
        const known = content.pictureNames.filter((one) => isSvg(one) === wantsSvg);
        report.error(place, missingPicture(name, known, content.names));
        continue;
      }
      const fault = wantsSvg ? svgAdvice(name, content) : photoAdvice(name, content);
      const { width = Infinity } = content.pictures.get(name) ?? {};
      const shownAt = placeOf(file, path);
      const narrow = narrowAdvice(content.names.file(`data/${name}`), width, shownAt);
      report[fault || width < shownAt.width ? "error" : "warning"](place, fault || narrow);
    }
  }
};

/** Says why browsers cannot show an SVG file. */
export function svgFault(file: string, drawing: SvgImage): Advice | undefined {
  const { brokenLine, isSvg } = drawing;
  return firstOf(
    brokenLine !== undefined && {
      message: `The drawing ${file} is damaged: browsers stop reading it at line ${brokenLine}, and show nothing.`,
      fix: "Export it again as SVG from the program it was drawn with, or ask for the file again.",
    },
    !isSvg && {
      message: `The file ${file} is not an SVG drawing, whatever its name says.`,
      fix: "Export the drawing as SVG. Renaming a picture does not convert it.",
    },
  );
}
