/** Parses SVG drawings as a browser does. */
import { readFile } from "node:fs/promises";
import { SaxesParser, type SaxesTagNS } from "saxes";
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
  /** True if the drawing contains a picture that pages leave out. */
  losesPicture: boolean;
}

/** True if a file name ends in `.svg`. */
export const isSvg = (name: string) => /\.svg$/i.test(name);

/** True for fragments and embedded PNGs. An embedded JPEG could contain the place where it was taken. */
export const isSafe = (address: string) => /^(#|data:image\/png;)/.test(address.trim());

/** Returns the width divided by the height; `undefined` for percentages. */
function shapeOf({ attributes }: SaxesTagNS): number | undefined {
  const [, , width, height] = (attributes["viewBox"]?.value ?? "").trim().split(/[\s,]+/);
  const sides = [width ?? attributes["width"]?.value, height ?? attributes["height"]?.value];
  const [wide = 0, high = 0] = sides.map((side = "") =>
    side.endsWith("%") ? 0 : parseFloat(side),
  );
  return wide > 0 && high > 0 ? wide / high : undefined;
}

/** Parses a drawing. SVGO, which cleans it for pages, takes a hundred times as long to load. */
function readSvg(svg: string): Omit<SvgImage, "bytes"> {
  const parser = new SaxesParser({ xmlns: true });
  let root: SaxesTagNS | undefined;
  let losesPicture = false;
  // Older Illustrator files use entities for namespaces.
  parser.on("doctype", (doctype) => {
    for (const [, name = "", text = ""] of doctype.matchAll(
      /<!ENTITY\s+([\w.-]+)\s+"([^"<&]*)"/g,
    )) {
      parser.ENTITIES[name] = text;
    }
  });
  parser.on("opentag", (tag) => {
    root ??= tag;
    const address = Object.values(tag.attributes).find(({ local }) => local === "href")?.value;
    losesPicture ||= tag.local === "image" && !isSafe(address ?? "");
  });
  let brokenLine: number | undefined;
  try {
    parser.write(svg).close();
  } catch {
    brokenLine = parser.line;
  }
  return {
    brokenLine,
    isSvg: root?.local === "svg" && root.uri === "http://www.w3.org/2000/svg",
    shape: root && shapeOf(root),
    rootAttributes: Object.fromEntries(
      Object.values(root?.attributes ?? {}).map(({ name, value }) => [name, value]),
    ),
    losesPicture,
  };
}

/** Reads and parses an SVG file. */
export const inspectSvg = cacheByState(async (path: string): Promise<SvgImage> => {
  const bytes = await readFile(path);
  return { bytes: bytes.length, ...readSvg(bytes.toString("utf8")) };
});
