/** Inspects SVG drawings. Pages show them by `<img>`, in which browsers run no script. */
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { cacheByState } from "./cache-by-state";

export interface SvgImage {
  bytes: number;
  /** Line (from 1) of an XML error, after which browsers show nothing. */
  brokenLine?: number;
  /** True if the root is `svg` in the SVG namespace. Otherwise browsers show nothing. */
  isSvg: boolean;
  /** Width divided by height, if the drawing has a size. */
  shape?: number;
  rootAttributes: Readonly<Record<string, string | undefined>>;
}

/** True if a file name ends in `.svg`. */
export const isSvg = (name: string) => /\.svg$/i.test(name);

const ROOT = /<svg\b(?:[^>"']|"[^"]*"|'[^']*')*>/;
const ATTRIBUTE = /([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Returns the width divided by the height; `undefined` for percentages. */
function shapeOf({ viewBox = "", ...root }: SvgImage["rootAttributes"]): number | undefined {
  const [, , width, height] = viewBox.trim().split(/[\s,]+/);
  const sides = [width ?? root["width"], height ?? root["height"]];
  const [wide = 0, high = 0] = sides.map((side = "") =>
    side.endsWith("%") ? 0 : parseFloat(side),
  );
  return wide > 0 && high > 0 ? wide / high : undefined;
}

/** Returns the line of an XML error. */
async function brokenLineOf(bytes: Buffer): Promise<number | undefined> {
  try {
    await sharp(bytes).metadata();
    return undefined;
  } catch (error) {
    const [, line] = / on line (\d+)/.exec(String(error)) ?? [];
    return line === undefined ? undefined : Number(line);
  }
}

/** Reads an SVG file. */
export const inspectSvg = cacheByState(async (path: string): Promise<SvgImage> => {
  const bytes = await readFile(path);
  const svg = bytes.toString("utf8");
  const rootAttributes = Object.fromEntries(
    [...(ROOT.exec(svg)?.[0] ?? "").matchAll(ATTRIBUTE)].map(
      ([, name = "", quoted, single]) => [name, quoted ?? single] as const,
    ),
  );
  return {
    bytes: bytes.length,
    brokenLine: await brokenLineOf(bytes),
    isSvg: rootAttributes["xmlns"] === "http://www.w3.org/2000/svg",
    shape: shapeOf(rootAttributes),
    rootAttributes,
  };
});
