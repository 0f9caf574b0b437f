import { SaxesParser, type SaxesTagPlain } from "saxes";

/** A node, way or relation, as OpenStreetMap's JSON has it: https://wiki.openstreetmap.org/wiki/OSM_JSON */
export interface OsmElement {
  type: string;
  id: number;
  lat?: number;
  lon?: number;
  nodes?: number[];
  members?: { type: string; ref: number; role: string }[];
  tags?: Record<string, string>;
}

/** All of a file, in its order. */
export interface OsmFile {
  elements: OsmElement[];
}

type Attributes = Readonly<Record<string, string>>;

/** What stands directly in the file, by its name there. */
const startElement: Readonly<Record<string, (attributes: Attributes) => Partial<OsmElement>>> = {
  node: ({ lat, lon }) => ({ lat: Number(lat), lon: Number(lon) }),
  way: () => ({ nodes: [] }),
  relation: () => ({ members: [] }),
};

/** What stands in an element, by its name there. */
const addToElement: Readonly<Record<string, (element: OsmElement, it: Attributes) => void>> = {
  tag: (element, { k = "", v = "" }) => {
    element.tags = { ...element.tags, [k]: v };
  },
  nd: (element, { ref }) => element.nodes?.push(Number(ref)),
  member: (element, { type = "", ref, role = "" }) =>
    element.members?.push({ type, ref: Number(ref), role }),
};

/**
 * OpenStreetMap's XML as its JSON. What makes GeoJSON of both leaves names as the XML writes them,
 * such as `Smith &amp; Sons`.
 *
 * @throws when the file is not whole
 */
export function parseOsm(xml: string): OsmFile {
  const parser = new SaxesParser();
  const elements: OsmElement[] = [];
  parser.on("opentag", ({ name, attributes }: SaxesTagPlain) => {
    const current = elements.at(-1);
    const start = startElement[name];
    if (start) {
      elements.push({ type: name, id: Number(attributes["id"]), ...start(attributes) });
    } else if (current) addToElement[name]?.(current, attributes);
  });
  parser.write(xml).close();
  return { elements };
}
