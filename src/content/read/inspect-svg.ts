/** Parses SVG drawings as a browser does. */
import { readFile } from "node:fs/promises";
import { SaxesParser, type SaxesTagNS } from "saxes";
import { shorten } from "../../lib/messages";
import { cacheByState } from "./cache-by-state";

export interface SvgImage {
  /** File size in bytes. */
  bytes: number;
  /** Line (from 1) of an XML error, after which browsers show nothing. */
  brokenLine?: number;
  /** True if the root is `svg` in the SVG namespace. Otherwise browsers show nothing. */
  isSvg: boolean;
  /** Width divided by height, if the drawing has a size. */
  shape?: number;
  /** Attributes of the root element. */
  rootAttributes: Readonly<Record<string, string | undefined>>;
  /** True if letters are text in a font, and not drawn. */
  hasText: boolean;
  /** Scripts and external addresses, as written in the file. */
  unsafeParts: readonly string[];
}

/** True if a file name ends in `.svg`. */
export const isSvg = (name: string) => /\.svg$/i.test(name);

const SVG = "http://www.w3.org/2000/svg";

/** Elements that run scripts or embed pages. */
const UNSAFE_ELEMENTS = ["script", "foreignObject", "iframe", "handler"];

/** Fragments and embedded PNGs. An embedded JPEG could contain the place where it was taken. */
const SAFE_ADDRESS = /^(#|data:image\/png;)/;

/** Returns the addresses that CSS fetches. */
const addressesIn = (css: string) =>
  [...css.matchAll(/(?:url\(\s*|@import\s+(?=["']))["']?([^"')\s;]*)/gi)].map(
    ([, address]) => address ?? "",
  );

function unsafeIn({ name, local, attributes }: SaxesTagNS): string[] {
  if (UNSAFE_ELEMENTS.includes(local)) return [`<${name}>`];
  return Object.values(attributes).flatMap(({ name, local, value }) => {
    if (/^on/i.test(local)) return [name];
    const addresses = local === "href" ? [value.trim()] : addressesIn(value);
    return addresses
      .filter((address) => !SAFE_ADDRESS.test(address))
      .map((address) => shorten(address));
  });
}

/** Defines the entities of the doctype, which older Illustrator files use for namespaces. */
export function defineEntities(parser: SaxesParser<{ xmlns: true }>): void {
  parser.on("doctype", (doctype) => {
    for (const [, name = "", text = ""] of doctype.matchAll(
      /<!ENTITY\s+([\w.-]+)\s+"([^"<&]*)"/g,
    )) {
      parser.ENTITIES[name] = text;
    }
  });
}

function shapeOf({ attributes }: SaxesTagNS): number | undefined {
  const [, , width, height] = (attributes["viewBox"]?.value ?? "").trim().split(/[\s,]+/);
  const sides = [width ?? attributes["width"]?.value, height ?? attributes["height"]?.value];
  // Percentages give no aspect ratio.
  const [wide = 0, high = 0] = sides.map((side = "") =>
    side.endsWith("%") ? 0 : parseFloat(side),
  );
  return wide > 0 && high > 0 ? wide / high : undefined;
}

/** Parses a drawing. */
function readSvg(svg: string): Omit<SvgImage, "bytes"> {
  const parser = new SaxesParser({ xmlns: true });
  const unsafeParts: string[] = [];
  let hasText = false;
  let root: SaxesTagNS | undefined;
  let style: string | undefined;
  defineEntities(parser);
  parser.on("opentag", (tag) => {
    root ??= tag;
    unsafeParts.push(...unsafeIn(tag));
    if (tag.local === "style") style = "";
    if (tag.local === "text") hasText = true;
  });
  const onText = (text: string) => {
    if (style !== undefined) style += text;
  };
  parser.on("text", onText);
  parser.on("cdata", onText);
  parser.on("closetag", ({ local }) => {
    if (local !== "style") return;
    unsafeParts.push(
      ...addressesIn(style ?? "")
        .filter((address) => !SAFE_ADDRESS.test(address))
        .map((address) => shorten(address)),
    );
    style = undefined;
  });

  let brokenLine: number | undefined;
  try {
    parser.write(svg).close();
  } catch {
    brokenLine = parser.line;
  }
  return {
    brokenLine,
    isSvg: root?.local === "svg" && root.uri === SVG,
    shape: root && shapeOf(root),
    rootAttributes: Object.fromEntries(
      Object.values(root?.attributes ?? {}).map(({ name, value }) => [name, value]),
    ),
    hasText,
    unsafeParts: [...new Set(unsafeParts)],
  };
}

/** Reads and parses an SVG file. */
export const inspectSvg = cacheByState(async (path: string): Promise<SvgImage> => {
  const bytes = await readFile(path);
  return { bytes: bytes.length, ...readSvg(bytes.toString("utf8")) };
});
