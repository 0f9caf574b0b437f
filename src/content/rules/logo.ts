import type { Advice, Problem } from "../problem";
import type { Content } from "../read/content";
import { LOGO } from "../read/read-logo";
import { svgFault } from "./svg-faults";

const FILE = `static/${LOGO}`;

/** Every page loads the logo, over slow connections as well. */
const MOST_LOGO_BYTES = 50_000;

/** The shapes that are still legible in the header, width to height: a tall sign, a long name. */
const [TALLEST, WIDEST] = [1 / 2, 8];

const ASK_FOR_SVG =
  "Ask whoever drew the logo for it as SVG; every drawing program can export that format.";

function missingLogo(names: readonly string[]): Advice {
  const [meant] = names;
  if (!meant) {
    return {
      message: "The logo is missing.",
      fix: `Put it there, as an SVG file. ${ASK_FOR_SVG}`,
    };
  }
  return /\.svg$/i.test(meant)
    ? {
        message: `The logo is missing; there is a file static/${meant}.`,
        fix: `Call it ${LOGO}, in small letters.`,
      }
    : {
        message: `The logo has to be an SVG drawing, and static/${meant} is not.`,
        fix: `${ASK_FOR_SVG} Then put it there as ${LOGO}.`,
      };
}

function adviceOn({ logo, logoNames }: Pick<Content, "logo" | "logoNames">): Advice | undefined {
  if (!logo) return missingLogo(logoNames);
  const fault = svgFault(FILE, logo);
  if (fault) return fault;
  if (logo.bytes > MOST_LOGO_BYTES) {
    return {
      message: `The logo has ${Math.ceil(logo.bytes / 1000)} KB, and every page loads it.`,
      fix: `Export it again with fewer details, or without the picture that is in it: ${MOST_LOGO_BYTES / 1000} KB or less.`,
    };
  }
  if (logo.shape === undefined) {
    return {
      message: "The logo does not say how wide and how high it is.",
      fix: 'Export it again with its size: the first tag needs a viewBox, such as viewBox="0 0 512 512".',
    };
  }
  if (logo.shape > WIDEST) {
    return {
      message: `The logo is ${Math.round(logo.shape)} times as wide as high, too wide to be read on a phone.`,
      fix: `Use one that is at most ${WIDEST} times as wide as high: its mark alone, or its words on two lines.`,
    };
  }
  if (logo.shape < TALLEST) {
    return {
      message: "The logo is more than twice as high as wide, too small to be seen in the header.",
      fix: "Use its mark alone, or a version that is wider than high.",
    };
  }
  return undefined;
}

/** What is wrong with the logo. */
export function logoProblems(content: Pick<Content, "logo" | "logoNames">): Problem[] {
  const advice = adviceOn(content);
  return advice ? [{ file: FILE, ...advice }] : [];
}
