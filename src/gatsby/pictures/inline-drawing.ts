import { optimize, type XastElement } from "svgo";

/** Longer drawings are better in a file, which browsers cache. */
const MOST_CHARACTERS = 1_000;

const SHAPE = /^(g|path|rect|circle|ellipse|line|polyline|polygon)$/;

/** Attributes of geometry and paint. */
const PLAIN_ATTRIBUTE =
  /^(d|points|x|y|x1|x2|y1|y2|cx|cy|r|rx|ry|width|height|transform|opacity|(fill|stroke|clip)(-[a-z]+)?)$/;

/** Attributes of the root that the page sets itself or does not need. */
const OF_ROOT_ALONE = /^(viewBox|width|height|version|xmlns(:\w+)?|xml:space)$/;

/** The parser has decoded the value: with markup in it, it could end the attribute and begin a script. */
const isPlain = ([name, value]: [string, string]) =>
  PLAIN_ATTRIBUTE.test(name) && !/url\(|["&<>]/.test(value);

/**
 * Converts a clean drawing of plain shapes for use inside a page: for a file, a browser creates a document, which costs
 * a phone more time than the rest of the header. `undefined` if it is long, or has parts that could conflict with the
 * page.
 */
export function inlineDrawing(svg: string): Queries.InlineDrawing | undefined {
  const elements: XastElement[] = [];
  const visitor = { element: { enter: (element: XastElement) => void elements.push(element) } };
  optimize(svg, { plugins: [{ name: "visit", fn: () => visitor }] });
  const [root, ...shapes] = elements;
  const { viewBox } = root?.attributes ?? {};
  const attributes = Object.entries(root?.attributes ?? {}).filter(
    ([name]) => !OF_ROOT_ALONE.test(name),
  );
  const hasShapesAlone =
    elements.every(({ children }) => children.every(({ type }) => type === "element")) &&
    shapes.every(
      ({ name, attributes }) => SHAPE.test(name) && Object.entries(attributes).every(isPlain),
    );
  if (!viewBox || !hasShapesAlone || !attributes.every(isPlain)) return undefined;
  const [, content = ""] = /<svg(?:[^>"']|"[^"]*"|'[^']*')*>(.*)<\/svg>/s.exec(svg) ?? [];
  // Attributes of `svg` are copied to a wrapping `g`.
  const group = attributes.map(([name, value]) => ` ${name}="${value}"`).join("");
  const shown = group ? `<g${group}>${content}</g>` : content;
  return shown.length > MOST_CHARACTERS ? undefined : { viewBox, content: shown };
}
