import type { Say } from "../../lib/say";
import type { Advice } from "../problem";
import type { Mark } from "../read/read-logo";
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

const MISSING: Advice = {
  message: "The logo is missing.",
  fix: "It has to be an SVG drawing or a PNG picture, static/logo.svg or static/logo.png, in small letters. Ask whoever drew the logo for it.",
};

function fileAdvice({ file: name, drawing, picture, shape }: Mark, say: Say) {
  const file = `static/${name}`;
  if (!drawing) {
    return picture?.isWhole && picture.format === "png"
      ? sizeAdvice(file, picture, say)
      : {
          message: `The file ${file} is not a PNG picture, or it is damaged.`,
          fix: "Export it again as PNG. Renaming a picture does not convert it.",
        };
  }
  return firstOf(
    svgFault(file, drawing, say),
    drawing.bytes > MAX_SVG_BYTES && {
      message: `The drawing ${file} has ${Math.ceil(drawing.bytes / 1000)} KB, and every page loads it.`,
      fix: `Export it again with ${MAX_SVG_BYTES / 1000} KB or less, or as PNG.`,
    },
    shape === undefined && {
      message: `The drawing ${file} does not say how wide and how high it is.`,
      fix: 'Export it again with its size: the first tag needs a viewBox, such as viewBox="0 0 512 512".',
    },
  );
}

const adviceOnLogo = ({ shape = 1, picture }: Mark) =>
  firstOf(
    (shape > MAX_SHAPE || shape < MIN_SHAPE) && {
      message: "The logo is too wide or too high to be read in the header.",
      fix: `Use its mark alone, or a version at most ${MAX_SHAPE} times as wide as high.`,
    },
    picture !== undefined &&
      picture.height < MIN_LOGO_HEIGHT && {
        message: `The logo is ${picture.height} pixels high, too small to be sharp on a phone.`,
        fix: `Use one that is ${MIN_LOGO_HEIGHT} pixels high or more.`,
      },
  );

const adviceOnIcon = ({ file, shape = 1, picture }: Mark) =>
  (shape < MIN_ICON_SHAPE ||
    shape > MAX_ICON_SHAPE ||
    (picture !== undefined && picture.width < MIN_ICON_SIZE)) && {
    message: `The icon static/${file} is not square, or too small for a phone's home screen.`,
    fix: `Use one that is as wide as high, ${MIN_ICON_SIZE} pixels or more, or delete it: without it the icon is made from the logo, or from the first letter of the name.`,
  };

/** Reports a logo or an icon that pages cannot show well. */
export const marks: Rule = ({ logo, icon, names }, report) => {
  if (!logo) report.error({ file: "static/logo.svg" }, MISSING);
  for (const mark of [logo, icon]) {
    if (!mark) continue;
    const ownAdvice = mark === logo ? adviceOnLogo : adviceOnIcon;
    report.error({ file: `static/${mark.file}` }, fileAdvice(mark, names.say) || ownAdvice(mark));
  }
};
