import type { Advice } from "../problem";
import type { SvgImage } from "../read/inspect-svg";

/**
 * Why browsers cannot show a drawing, or why it must not be published.
 *
 * @param file the path that the message shows
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
      fix: "Export the drawing as SVG. To give a picture another name does not make a drawing of it.",
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
