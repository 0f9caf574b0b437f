import type { Advice, Problem } from "../problem";
import type { Content } from "../read/content";
import type { Mark } from "../read/read-logo";
import { svgFault } from "./pictures";

/** Every page loads a drawing as it is, over slow connections as well. Of a PNG it loads a small copy. */
const MOST_DRAWING_BYTES = 50_000;

/** The shapes that are still legible in the header, width to height: a tall sign, a long name. */
const [TALLEST, WIDEST] = [1 / 2, 8];

/** In pixels. The header shows the logo 44 pixels high, and a phone has two or three for each of them. */
const LEAST_LOGO_HEIGHT = 88;

/** In pixels: the largest icon that phones ask for. */
const LEAST_ICON_SIZE = 512;

/** How far from square an icon may be, width to height. */
const [NARROWEST_ICON, WIDEST_ICON] = [0.9, 1.1];

const ASK_FOR_IT =
  "Ask whoever drew the logo for it as SVG, or as PNG with a transparent background.";

function missingLogo(names: readonly string[]): Advice {
  const [meant] = names;
  if (!meant) {
    return {
      message: "The logo is missing.",
      fix: `Put it there, as an SVG file, or as static/logo.png. ${ASK_FOR_IT}`,
    };
  }
  return /\.(svg|png)$/i.test(meant)
    ? {
        message: `The logo is missing; there is a file static/${meant}.`,
        fix: "Call it logo.svg or logo.png, as its format is, in small letters.",
      }
    : {
        message: `The logo has to be an SVG drawing or a PNG picture, and static/${meant} is neither.`,
        fix: `${ASK_FOR_IT} Then put it there as logo.svg or logo.png.`,
      };
}

/** Why a mark cannot be shown at all. */
function faultOf({ file, drawing, picture, shape }: Mark): Advice | undefined {
  if (!drawing) {
    return picture?.isWhole && picture.format === "png"
      ? undefined
      : {
          message: `The file static/${file} is not a PNG picture, or it is damaged.`,
          fix: "Export it again as PNG. To give a picture another name does not make a PNG of it.",
        };
  }
  const fault = svgFault(`static/${file}`, drawing);
  if (fault) return fault;
  if (drawing.bytes > MOST_DRAWING_BYTES) {
    return {
      message: `The drawing static/${file} has ${Math.ceil(drawing.bytes / 1000)} KB, and every page loads it.`,
      fix: `Export it again with fewer details, or without the picture that is in it: ${MOST_DRAWING_BYTES / 1000} KB or less. Or export it as PNG.`,
    };
  }
  if (shape === undefined) {
    return {
      message: `The drawing static/${file} does not say how wide and how high it is.`,
      fix: 'Export it again with its size: the first tag needs a viewBox, such as viewBox="0 0 512 512".',
    };
  }
  return undefined;
}

function adviceOnLogo({ shape = 1, picture }: Mark): Advice | undefined {
  if (shape > WIDEST) {
    return {
      message: `The logo is ${Math.round(shape)} times as wide as high, too wide to be read on a phone.`,
      fix: `Use one that is at most ${WIDEST} times as wide as high: its mark alone, or its words on two lines.`,
    };
  }
  if (shape < TALLEST) {
    return {
      message: "The logo is more than twice as high as wide, too small to be seen in the header.",
      fix: "Use its mark alone, or a version that is wider than high.",
    };
  }
  if (picture && picture.height < LEAST_LOGO_HEIGHT) {
    return {
      message: `The logo is ${picture.height} pixels high, too small to be sharp on a phone.`,
      fix: `Use one that is ${LEAST_LOGO_HEIGHT} pixels high or more: the original, not one from a website.`,
    };
  }
  return undefined;
}

function adviceOnIcon({ file, shape = 1, picture }: Mark): Advice | undefined {
  if (shape < NARROWEST_ICON || shape > WIDEST_ICON) {
    return {
      message: `The icon static/${file} is not square.`,
      fix: "Make it as wide as high. Or delete it: without it the icon is made from the logo, or from the first letter of the name.",
    };
  }
  if (picture && picture.width < LEAST_ICON_SIZE) {
    return {
      message: `The icon static/${file} is ${picture.width} pixels wide, too small for a phone's home screen.`,
      fix: `Use one that is ${LEAST_ICON_SIZE} pixels wide or more, or an SVG drawing.`,
    };
  }
  return undefined;
}

/** What is wrong with the logo, and with the icon where the owner gives one. */
export function logoProblems({
  logo,
  icon,
  logoNames,
}: Pick<Content, "logo" | "icon" | "logoNames">): Problem[] {
  const adviceOn = (mark: Mark, more: (mark: Mark) => Advice | undefined): Problem[] => {
    const advice = faultOf(mark) ?? more(mark);
    return advice ? [{ file: `static/${mark.file}`, ...advice }] : [];
  };
  return [
    ...(logo
      ? adviceOn(logo, adviceOnLogo)
      : [{ file: "static/logo.svg", ...missingLogo(logoNames) }]),
    ...(icon ? adviceOn(icon, adviceOnIcon) : []),
  ];
}
