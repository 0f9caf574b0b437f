import type { Advice } from "../problem";
import { type Mark, MARK_FILES } from "../read/read-logo";
import { sizeAdvice, svgFault } from "./pictures";
import { firstOf, type Rule } from "./rule";

/** Limit for an SVG logo, which every page loads unchanged. Pages load a PNG as a small copy. */
const MAX_SVG_BYTES = 50_000;

/** Width divided by height. Logos outside this range are illegible in the header. */
const [MIN_SHAPE, MAX_SHAPE] = [1 / 2, 8];

/** Pixels. The header shows the logo 44 CSS pixels high; phones have two or three pixels for each. */
const MIN_LOGO_HEIGHT = 88;

/** Pixels of the largest icon that phones request. */
const MIN_ICON_SIZE = 512;

/** Width divided by height. Icons outside this range are not square. */
const [MIN_ICON_SHAPE, MAX_ICON_SHAPE] = [0.9, 1.1];

const ASK_THE_DESIGNER =
  "Ask whoever drew the logo for it as SVG, or as PNG with a transparent background.";

/** File extensions by sharp's name of the format, where the two differ. */
const ENDINGS: Partial<Record<string, string>> = { jpeg: "jpg", heif: "avif" };

/** Advises on a missing logo, given the names of files in `static/` that may be meant to be it. */
const missingLogo = ([meant]: readonly string[]): Advice => ({
  message: `The logo is missing${meant ? `; there is a file static/${meant}` : ""}.`,
  fix: `The logo has to be an SVG drawing or a PNG picture, static/logo.svg or static/logo.png, in small letters. ${ASK_THE_DESIGNER}`,
});

/** Advises on an undamaged picture whose name ends as that of another format. */
function misnamedAdvice({ file, picture }: Mark): Advice | undefined {
  const format = picture?.isWhole && (ENDINGS[picture.format] ?? picture.format);
  const [name, ending] = file.split(".");
  if (!format || format === ending) return undefined;
  return {
    message: `The file static/${file} has the format ${format.toUpperCase()}, although its name ends in .${ending}.`,
    fix: MARK_FILES.includes(`static/${name}.${format}`)
      ? `Call it static/${name}.${format}.`
      : `A ${name} has to be PNG or SVG. Open it in a picture program, and export it as PNG: static/${name}.png. Renaming does not convert it. ${ASK_THE_DESIGNER}`,
  };
}

function fileAdvice(mark: Mark) {
  const { drawing, picture, shape } = mark;
  const file = `static/${mark.file}`;
  const misnamed = misnamedAdvice(mark);
  if (misnamed) return misnamed;
  if (!drawing) {
    const damaged = {
      message: `The file ${file} is not a PNG picture, or it is damaged.`,
      fix: "Export it again as PNG. Renaming a picture does not convert it.",
    };
    return picture?.isWhole ? sizeAdvice(file, picture) : damaged;
  }
  return firstOf(
    svgFault(file, drawing),
    drawing.bytes > MAX_SVG_BYTES && {
      message: `The drawing ${file} has ${Math.ceil(drawing.bytes / 1000)} KB, and every page loads it.`,
      fix: `Export it again with fewer details, or without the picture that is in it: ${MAX_SVG_BYTES / 1000} KB or less. Or export it as PNG.`,
    },
    shape === undefined && {
      message: `The drawing ${file} does not say how wide and how high it is.`,
      fix: 'Export it again with its size: the first tag needs a viewBox, such as viewBox="0 0 512 512".',
    },
  );
}

const adviceOnLogo = ({ shape = 1, picture }: Mark) =>
  firstOf(
    shape > MAX_SHAPE && {
      message: `The logo is ${Math.round(shape)} times as wide as high, too wide to be read on a phone.`,
      fix: `Use one that is at most ${MAX_SHAPE} times as wide as high: its mark alone, or its words on two lines.`,
    },
    shape < MIN_SHAPE && {
      message: "The logo is more than twice as high as wide, too small to be seen in the header.",
      fix: "Use its mark alone, or a version that is wider than high.",
    },
    picture !== undefined &&
      picture.height < MIN_LOGO_HEIGHT && {
        message: `The logo is ${picture.height} pixels high, too small to be sharp on a phone.`,
        fix: `Use one that is ${MIN_LOGO_HEIGHT} pixels high or more: the original, not one from a website.`,
      },
  );

const adviceOnIcon = ({ file, shape = 1, picture }: Mark) =>
  firstOf(
    (shape < MIN_ICON_SHAPE || shape > MAX_ICON_SHAPE) && {
      message: `The icon static/${file} is not square.`,
      fix: "Make it as wide as high. Or delete it: without it the icon is made from the logo, or from the first letter of the name.",
    },
    picture !== undefined &&
      picture.width < MIN_ICON_SIZE && {
        message: `The icon static/${file} is ${picture.width} pixels wide, too small for a phone's home screen.`,
        fix: `Use one that is ${MIN_ICON_SIZE} pixels wide or more, or an SVG drawing.`,
      },
  );

/** Reports problems with the logo and the icon. Asks about letters in a font that patients may not have. */
export const marks: Rule = ({ logo, icon, logoNames }, report) => {
  if (!logo) report.mistake({ file: "static/logo.svg" }, missingLogo(logoNames));
  for (const mark of [logo, icon]) {
    if (!mark) continue;
    const place = { file: `static/${mark.file}` };
    const ownAdvice = mark === logo ? adviceOnLogo : adviceOnIcon;
    report.mistake(place, fileAdvice(mark) || ownAdvice(mark));
    report.doubt(
      place,
      mark.drawing?.hasText && {
        message:
          "The letters of this drawing are text. Phones without its font show others, of another size.",
        fix: 'Export it again with its text turned into paths: "Convert to outlines" or "Object to path".',
      },
    );
  }
};
