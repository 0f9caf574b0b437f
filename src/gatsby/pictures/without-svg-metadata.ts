import { SaxesParser } from "saxes";
import { defineEntities } from "../../content/read/inspect-svg";

const isMetadata = (name: string) => /^(\w+:)?metadata$/.test(name);

/**
 * A drawing without what the program that made it noted: who drew it and when, with what, from which
 * file. A picture that was traced brings along what its camera wrote.
 */
export function withoutSvgMetadata(svg: string): string {
  const metadata: [start: number, end: number][] = [];
  const parser = new SaxesParser({ xmlns: true });
  defineEntities(parser);
  let depth = 0;
  let start = 0;
  parser.on("opentagstart", ({ name }) => {
    if (!isMetadata(name)) return;
    if (depth === 0) start = svg.lastIndexOf("<", parser.position - 1);
    depth += 1;
  });
  parser.on("closetag", ({ name }) => {
    if (!isMetadata(name)) return;
    depth -= 1;
    if (depth === 0) metadata.push([start, parser.position]);
  });
  parser.on("comment", () => {
    const end = svg.indexOf(">", parser.position - 1) + 1;
    if (depth === 0) metadata.push([svg.lastIndexOf("<!--", end), end]);
  });
  parser.write(svg).close();
  return metadata.reduceRight((text, [from, to]) => text.slice(0, from) + text.slice(to), svg);
}
