import { SaxesParser, type SaxesTagNS } from "saxes";
import { defineEntities } from "../../content/read/inspect-svg";
import { withoutSvgMetadata } from "./svg-metadata";

/** A drawing that can stand in a page itself. */
export interface InlineDrawing {
  viewBox: string;
  /** What is in its `svg` element. */
  content: string;
}

/** As much as every page can carry. What is longer had better travel in a file, once. */
const MOST_CHARACTERS = 1_000;

const SHAPE = /^(g|path|rect|circle|ellipse|line|polyline|polygon)$/;

/** What says where a shape is, and how it is painted. */
const PLAIN_ATTRIBUTE =
  /^(d|points|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|width|height|transform|opacity|(fill|stroke|clip)(-[a-z]+)?)$/;

/** What a page says of the drawing itself, and what it has no need of. */
const OF_ROOT_ALONE = /^(viewBox|width|height|version|xmlns(:\w+)?|xml:space)$/;

const isPlain = ({ name, value }: { name: string; value: string }) =>
  PLAIN_ATTRIBUTE.test(name) && !value.includes("url(");

/**
 * A drawing of plain shapes, to stand in a page. For each drawing in a file a browser makes a document of
 * its own, which keeps a phone busier than all of a page's header.
 *
 * @param file the text of a well-formed SVG file
 * @returns nothing for a drawing that is long, or has texts, pictures, styles or names, which could mean
 *   something else among the rest of a page
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
  // What is said of the whole drawing holds for a group of all its shapes as well.
  const content = group ? `<g${group}>${shapes}</g>` : shapes;
  return content.length > MOST_CHARACTERS ? undefined : { viewBox, content };
}
