import type { Say } from "../../lib/say";
import { type Advice, at, inOneLine, type Names } from "../problem";
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
  /** Says how wide the place shows a picture. */
  shows: (say: Say, width: number) => string;
  /** Widest width on a page, in CSS pixels: `sizes` and the styles of the component that shows the picture. */
  width: number;
}

const CARD: Place = {
  shows: (say, width) => say("A card shows it {width} wide.", { width }),
  width: 400,
};
const TOP_OF_PAGE: Place = {
  shows: (say, width) => say("The top of a page shows it {width} wide.", { width }),
  width: 576,
};
const TOP_OF_HOME: Place = {
  shows: (say, width) => say("The top of the home page shows it {width} wide.", { width }),
  width: 960,
};

/** Places of pictures, by the `id` of the object type that has the picture. All others are at the top of a page. */
const PLACES: Partial<Record<string, Place>> = {
  HomeHero: TOP_OF_HOME,
  PictureCard: CARD,
  EquipmentItem: CARD,
  OtcCategory: CARD,
  Person: { shows: (say, width) => say("A portrait is {width} wide.", { width }), width: 144 },
  PicturedProduct: {
    shows: (say, width) => say("A product in a list is {width} wide.", { width }),
    width: 72,
  },
  Pharmacy: {
    shows: (say, width) => say("A shared link shows it {width} wide.", { width }),
    width: 600,
  },
};

/** Device pixels per CSS pixel of usual phones and new screens. */
const SHARP = 2;

/** Pixels. Wider pictures are sharp in every place, except on the largest screens. */
const SHARP_ANYWHERE = 1200;

/** Formats that the build can resize. Sharp reports AVIF as `heif`. */
const PHOTO_FORMATS = ["jpeg", "png", "webp", "heif", "gif", "tiff"];

type Images = Pick<Checked, "pictures" | "drawings" | "names">;

function missingPicture(name: string, known: readonly string[], names: Names): Advice {
  const { say } = names;
  const meant = nearest(`images/${name.split(/[\\/]/).at(-1) ?? ""}`, known);
  const message = say("There is no picture {file}.", { file: names.file(`data/${name}`) });
  if (meant === undefined)
    return {
      message,
      fix: say("Add the picture, or choose another one."),
      inYaml: "Pictures are in data/images/.",
    };
  return asSeen(meant).normalize() === asSeen(name).normalize()
    ? {
        message,
        fix: say(
          "There is one whose name only looks the same: its accents or spaces are other characters. Give the picture a plain name without them.",
        ),
        inYaml: "Then write that name here.",
      }
    : {
        message,
        fix: say('Did you mean "{value}"? Otherwise add the picture.', { value: meant }),
        instead: meant,
        inYaml: "Pictures are in data/images/.",
      };
}

function svgAdvice(name: string, { drawings, names }: Images) {
  const file = names.file(`data/${name}`);
  const drawing = drawings.get(name);
  if (drawing) return svgFault(file, drawing, names.say);
  return {
    message: names.say("The file {file} is a photo, and a drawing belongs here.", { file }),
    fix: names.say("Choose an SVG file."),
  };
}

function photoAdvice(name: string, { pictures, names }: Images) {
  const { say } = names;
  const file = names.file(`data/${name}`);
  const picture = pictures.get(name);
  return firstOf(
    isSvg(name) && {
      message: say("The file {file} is a drawing, and a photo belongs here.", { file }),
      fix: say(
        "Choose a JPEG, PNG, WebP, AVIF, TIFF or GIF file. A drawing can be exported as PNG.",
      ),
    },
    picture?.format === HEIC && {
      message: say("The photo {file} is in Apple's format HEIC, which the site cannot read.", {
        file,
      }),
      fix: say("Save it as JPEG, and choose that file."),
      inYaml:
        "On a Mac: open it in Preview, then File, Export, JPEG. On an iPhone: Settings, Camera, Formats, Most Compatible, and take the photo again. Then put the JPEG there and write its name here.",
    },
    (!picture?.isWhole || !PHOTO_FORMATS.includes(picture.format)) && {
      message: say("The file {file} is not a picture, or it is damaged.", { file }),
      fix: say("Save or export it again as JPEG, PNG or WebP."),
    },
    picture && sizeAdvice(file, picture, say),
  );
}

/** Advises on a picture that the build cannot process. */
export const sizeAdvice = (file: string, picture: Picture, say: Say) =>
  isTooLarge(picture) && {
    message: say(
      "The picture {file} is too large: {width} by {height} pixels, and at most {most} are possible on a side.",
      { file, width: picture.width, height: picture.height, most: MAX_SIDE },
    ),
    fix: say("Cut it to what patients need to see, or export it again with fewer pixels."),
  };

function placeOf({ schema, value }: ContentFile, path: ValuePath): Place {
  const groups = path.map((_, index) => metaOf(schemaAt(schema, path.slice(0, index), value)).id);
  return PLACES[groups.findLast((id) => id && id !== "Picture") ?? ""] ?? TOP_OF_PAGE;
}

/** Says that a picture is narrower than its place, or than new screens show it sharp there. */
function narrowAdvice(file: string, width: number, place: Place, say: Say): Advice | false {
  const sharp = Math.min(SHARP * place.width, SHARP_ANYWHERE);
  if (width >= sharp) return false;
  const isBlurred = width < place.width;
  return {
    message: inOneLine(
      say("The picture {file} is {width} pixels wide.", { file, width }),
      place.shows(say, place.width),
      isBlurred
        ? say("So it would be blurred.")
        : say("So it is soft on phones and new screens, which have two pixels or more for each."),
    ),
    fix: isBlurred
      ? say(
          "Use one that is {width} pixels wide or more: the original, not one from a chat or a website.",
          { width: sharp },
        )
      : say(
          "If you have a larger one, use it: {width} pixels wide or more, the original, not one from a chat or a website.",
          { width: sharp },
        ),
  };
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
      const { say, file: nameOfFile } = content.names;
      const narrow = narrowAdvice(nameOfFile(`data/${name}`), width, shownAt, say);
      report[fault || width < shownAt.width ? "error" : "warning"](place, fault || narrow);
    }
  }
};

/** Says why browsers cannot show an SVG file. */
export function svgFault(file: string, drawing: SvgImage, say: Say): Advice | undefined {
  const { brokenLine, isSvg } = drawing;
  return firstOf(
    brokenLine !== undefined && {
      message: say(
        "The drawing {file} is damaged: browsers stop reading it at line {line}, and show nothing.",
        { file, line: brokenLine },
      ),
      fix: say(
        "Export it again as SVG from the program it was drawn with, or ask for the file again.",
      ),
    },
    !isSvg && {
      message: say("The file {file} is not an SVG drawing, whatever its name says.", { file }),
      fix: say("Export the drawing as SVG. Renaming a picture does not convert it."),
    },
  );
}
