import { SaxesParser, type SaxesTagPlain } from "saxes";

/** Node, way or relation in OpenStreetMap's JSON: https://wiki.openstreetmap.org/wiki/OSM_JSON */
interface OsmElement {
  type: string;
  id: number;
  lat?: number;
  lon?: number;
  nodes?: number[];
  members?: { type: string; ref: number; role: string }[];
  tags?: Record<string, string>;
}

/** Content of a file, in its order. */
export interface OsmFile {
  elements: OsmElement[];
  /** West, south, east and north of the exported area. */
  bounds?: readonly [number, number, number, number];
}

type Attributes = Readonly<Record<string, string>>;

/** Elements at the top level of the file. */
const startElement: Readonly<Record<string, (attributes: Attributes) => Partial<OsmElement>>> = {
  node: ({ lat, lon }) => ({ lat: Number(lat), lon: Number(lon) }),
  way: () => ({ nodes: [] }),
  relation: () => ({ members: [] }),
};

/** Child elements. */
const addToElement: Readonly<Record<string, (element: OsmElement, it: Attributes) => void>> = {
  tag: (element, { k = "", v = "" }) => {
    element.tags = { ...element.tags, [k]: v };
  },
  nd: (element, { ref }) => element.nodes?.push(Number(ref)),
  member: (element, { type = "", ref, role = "" }) =>
    element.members?.push({ type, ref: Number(ref), role }),
};

const boundsOf = ({ minlon, minlat, maxlon, maxlat }: Attributes) =>
  [minlon, minlat, maxlon, maxlat].map(Number) as [number, number, number, number];

/**
 * Converts OpenStreetMap's XML to its JSON; throws if the file is incomplete. `osm2geojson-lite` reads both, but does
 * not decode names in XML, such as `Smith &amp; Sons`.
 */
export function parseOsm(xml: string): OsmFile {
  const parser = new SaxesParser();
  const elements: OsmElement[] = [];
  let bounds: OsmFile["bounds"];
  parser.on("opentag", ({ name, attributes }: SaxesTagPlain) => {
    const current = elements.at(-1);
    const start = startElement[name];
    if (name === "bounds") bounds = boundsOf(attributes);
    if (start) {
      elements.push({ type: name, id: Number(attributes["id"]), ...start(attributes) });
    } else if (current) addToElement[name]?.(current, attributes);
  });
  parser.write(xml).close();
  return { elements, ...(bounds && { bounds }) };
}
