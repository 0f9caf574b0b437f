import type { Feature, Position } from "geojson";

/** What OpenStreetMap says of a feature: https://wiki.openstreetmap.org/wiki/Tags */
export type Tags = Readonly<Record<string, string | undefined>>;

/** The tags of a feature. */
export const tagsOf = ({ properties }: Feature): Tags => properties ?? {};

/** The lines of a feature; a street that ends where it began comes as a polygon. */
export function linesOf({ geometry }: Feature): Position[][] {
  if (geometry.type === "LineString") return [geometry.coordinates];
  return geometry.type === "MultiLineString" || geometry.type === "Polygon"
    ? geometry.coordinates
    : [];
}

/** The areas of a feature, each with its holes. */
export function polygonsOf({ geometry }: Feature): Position[][][] {
  if (geometry.type === "Polygon") return [geometry.coordinates];
  return geometry.type === "MultiPolygon" ? geometry.coordinates : [];
}

/** What lies below the streets. */
export type AreaKind = "park" | "water";
/** What people drive or walk on, the least first: what comes later is drawn above. */
export const lineKinds = ["stream", "river", "rail", "path", "side", "main"] as const;
export type LineKind = (typeof lineKinds)[number];

/** Those whose names the map says. */
export const namedKinds: readonly LineKind[] = ["side", "main"];

const MAIN = ["motorway", "trunk", "primary", "secondary", "tertiary"];
const SIDE = ["residential", "unclassified", "living_street", "pedestrian", "road"];
const PATHS = ["footway", "path", "cycleway", "track", "steps", "bridleway"];

/** Ways along and across streets, which streets themselves stand for. */
const BESIDE_STREETS = ["sidewalk", "crossing", "traffic_island"];

/** Green places, by the key that names them. */
const GREEN: Readonly<Record<string, readonly string[]>> = {
  leisure: ["park", "garden", "playground", "pitch", "golf_course", "nature_reserve"],
  landuse: ["grass", "forest", "meadow", "cemetery", "recreation_ground", "village_green"],
  natural: ["wood", "scrub", "grassland"],
};

/** The kind of a line, or none for what is not drawn. */
export function lineKindOf(tags: Tags): LineKind | undefined {
  const highway = (tags["highway"] ?? "").replace(/_link$/, "");
  if (MAIN.includes(highway)) return "main";
  // Driveways and the lanes of parking lots have no names; alleys that people know have.
  if (SIDE.includes(highway) || (highway === "service" && tags["name"])) return "side";
  if (PATHS.includes(highway)) {
    return BESIDE_STREETS.includes(tags["footway"] ?? "") ? undefined : "path";
  }
  if (tags["tunnel"]) return undefined;
  if (tags["railway"] === "rail" || tags["railway"] === "light_rail") return "rail";
  if (tags["waterway"] === "river" || tags["waterway"] === "canal") return "river";
  return tags["waterway"] === "stream" ? "stream" : undefined;
}

/** The kind of an area, or none for what is not drawn. */
export function areaKindOf(tags: Tags): AreaKind | undefined {
  if (tags["natural"] === "water" || tags["waterway"] === "riverbank") return "water";
  const isGreen = Object.entries(GREEN).some(([key, values]) => values.includes(tags[key] ?? ""));
  return isGreen ? "park" : undefined;
}
