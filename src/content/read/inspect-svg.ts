/** Drawings in the format SVG, as a browser would take them apart. */
import { readFile } from "node:fs/promises";
import { SaxesParser, type SaxesTagNS } from "saxes";
import { onceForEachState } from "./once-for-each-state";

/** What an SVG file is. */
export interface SvgImage {
  /** Its size in bytes. */
  bytes: number;
  /** Where it is not well-formed, so that browsers show nothing of it. From 1. */
  brokenLine?: number;
  /** Whether it says that it is SVG, without which browsers show nothing either. */
  isSvg: boolean;
  /** How many times as wide as high it is, if it says so. */
  shape?: number;
  /** What its first element says, by the names of the attributes. */
  rootAttributes: Readonly<Record<string, string | undefined>>;
  /** What in it would run, or fetch something from elsewhere, as it is written there. */
  unsafeParts: readonly string[];
}

/** Whether a file of this name is read as a drawing. */
export const isSvg = (name: string) => /\.svg$/i.test(name);

const SVG = "http://www.w3.org/2000/svg";

/** Elements that run something, or hold another page. */
const UNSAFE_ELEMENTS = ["script", "foreignObject", "iframe", "handler"];

/** Addresses of parts of the drawing itself, and pictures that it holds. A JPEG can say where it was taken. */
const OWN_ADDRESS = /^(#|data:image\/png;)/;

/** The addresses that a piece of CSS fetches. */
const addressesIn = (css: string) =>
  [...css.matchAll(/(?:url\(\s*|@import\s+(?=["']))["']?([^"')\s;]*)/gi)].map(
    ([, address]) => address ?? "",
  );

function unsafeIn({ name, local, attributes }: SaxesTagNS): string[] {
  if (UNSAFE_ELEMENTS.includes(local)) return [`<${name}>`];
  return Object.values(attributes).flatMap(({ name, local, value }) => {
    if (/^on/i.test(local)) return [name];
    const addresses = local === "href" ? [value.trim()] : addressesIn(value);
    return addresses.filter((address) => !OWN_ADDRESS.test(address)).map(short);
  });
}

const short = (address: string) => (address.length > 60 ? `${address.slice(0, 59)}…` : address);

/** Lets a parser know the names that a drawing gives to its namespaces: Illustrator did that for years. */
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
  // A percentage is of a place that the drawing does not know.
  const [wide = 0, high = 0] = sides.map((side = "") =>
    side.endsWith("%") ? 0 : parseFloat(side),
  );
  return wide > 0 && high > 0 ? wide / high : undefined;
}

/** Takes a drawing apart. */
function readSvg(svg: string): Omit<SvgImage, "bytes"> {
  const parser = new SaxesParser({ xmlns: true });
  const unsafeParts: string[] = [];
  let root: SaxesTagNS | undefined;
  let style: string | undefined;
  defineEntities(parser);
  parser.on("opentag", (tag) => {
    root ??= tag;
    unsafeParts.push(...unsafeIn(tag));
    if (tag.local === "style") style = "";
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
        .filter((it) => !OWN_ADDRESS.test(it))
        .map(short),
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
    unsafeParts: [...new Set(unsafeParts)],
  };
}

/** What an SVG file is. */
export const inspectSvg = onceForEachState(async (path: string): Promise<SvgImage> => {
  const bytes = await readFile(path);
  return { bytes: bytes.length, ...readSvg(bytes.toString("utf8")) };
});
