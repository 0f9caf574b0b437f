import { SaxesParser, type SaxesTagNS } from "saxes";
import { defineEntities } from "../../content/read/inspect-svg";
import { withoutSvgMetadata } from "./svg-metadata";

/** Drawing that a page contains as an inline `svg`. */
export interface InlineDrawing {
  viewBox: string;
  /** Content of the `svg` element. */
  content: string;
}

/** Longer drawings are better in a file, which browsers cache. */
const MOST_CHARACTERS = 1_000;

const SHAPE = /^(g|path|rect|circle|ellipse|line|polyline|polygon)$/;

/** Attributes of geometry and paint. */
const PLAIN_ATTRIBUTE =
  /^(d|points|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|width|height|transform|opacity|(fill|stroke|clip)(-[a-z]+)?)$/;

/** Attributes of the root that the page sets itself or does not need. */
const OF_ROOT_ALONE = /^(viewBox|width|height|version|xmlns(:\w+)?|xml:space)$/;

const isPlain = ({ name, value }: { name: string; value: string }) =>
  PLAIN_ATTRIBUTE.test(name) && !value.includes("url(");

/**
 * Converts a drawing of plain shapes for use inside a page. For an SVG file, a browser creates a separate
 * document, which costs a phone more time than the rest of the header.
 *
 * @param file text of a well-formed SVG file
 * @returns `undefined` if the drawing is long, or has texts, pictures, styles or ids, which could conflict
 *   with the page
 */
export function inlineDrawing(file: string): InlineDrawing | undefined {
  const svg = withoutSvgMetadata(file);
  const parser = new SaxesParser({ xmlns: true });
  defineEntities(parser);
  let root: SaxesTagNS | undefined;
  let start = 0;
  let hasShapesAlone = true;
  parser.on("opentag", (tag) => {
    if (!root) {
      root = tag;
      start = parser.position;
    } else {
      hasShapesAlone &&= SHAPE.test(tag.name) && Object.values(tag.attributes).every(isPlain);
    }
  });
  parser.on("text", (text) => {
    hasShapesAlone &&= text.trim() === "";
  });
  parser.write(svg).close();

  const viewBox = root?.attributes["viewBox"]?.value;
  const attributes = Object.values(root?.attributes ?? {}).filter(
    ({ name }) => !OF_ROOT_ALONE.test(name),
  );
  const shapes = svg.slice(start, svg.lastIndexOf("</")).replaceAll(/>\s+</g, "><").trim();
  if (!viewBox || !hasShapesAlone || !attributes.every(isPlain)) return undefined;
  const group = attributes.map(({ name, value }) => ` ${name}="${value}"`).join("");
  // Attributes of `svg` are copied to a wrapping `g`.
  const content = group ? `<g${group}>${shapes}</g>` : shapes;
  return content.length > MOST_CHARACTERS ? undefined : { viewBox, content };
}
