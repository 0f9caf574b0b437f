import type { Feature, Position } from "geojson";

/** Tags of a feature in OpenStreetMap: https://wiki.openstreetmap.org/wiki/Tags */
export type Tags = Readonly<Record<string, string | undefined>>;

export const tagsOf = ({ properties }: Feature): Tags => properties ?? {};

/** Returns the lines of a feature. A street that ends where it begins comes as a polygon, which is its outline. */
export function linesOf({ geometry }: Feature): Position[][] {
  if (geometry.type === "LineString") return [geometry.coordinates];
  return geometry.type === "MultiLineString" || geometry.type === "Polygon"
    ? geometry.coordinates
    : [];
}

/** Returns the areas of a feature, with their holes. */
export function polygonsOf({ geometry }: Feature): Position[][][] {
  if (geometry.type === "Polygon") return [geometry.coordinates];
  return geometry.type === "MultiPolygon" ? geometry.coordinates : [];
}

/** Areas below the streets. */
export type AreaKind = "park" | "water";
/** Lines in drawing order: later ones are on top. */
export const lineKinds = ["stream", "river", "rail", "path", "side", "main"] as const;
export type LineKind = (typeof lineKinds)[number];

/** Lines whose names the map shows. */
export const namedKinds: readonly LineKind[] = ["side", "main"];

const MAIN = ["motorway", "trunk", "primary", "secondary", "tertiary"];
const SIDE = ["residential", "unclassified", "living_street", "pedestrian", "road"];
const PATHS = ["footway", "path", "cycleway", "track", "steps", "bridleway"];

/** Footways along and across streets. The map shows only the street. */
const BESIDE_STREETS = ["sidewalk", "crossing", "traffic_island"];

/** Values for green areas, by tag. */
const GREEN: Readonly<Record<string, readonly string[]>> = {
  leisure: ["park", "garden", "playground", "pitch", "golf_course", "nature_reserve"],
  landuse: ["grass", "forest", "meadow", "cemetery", "recreation_ground", "village_green"],
  natural: ["wood", "scrub", "grassland"],
};

/** Returns the kind of a line; `undefined` if the map does not show it. */
export function lineKindOf(tags: Tags): LineKind | undefined {
  const highway = (tags["highway"] ?? "").replace(/_link$/, "");
  if (MAIN.includes(highway)) return "main";
  // Alleys have names; driveways and lanes of parking lots have none.
  if (SIDE.includes(highway) || (highway === "service" && tags["name"])) return "side";
  if (PATHS.includes(highway)) {
    return BESIDE_STREETS.includes(tags["footway"] ?? "") ? undefined : "path";
  }
  if (tags["tunnel"]) return undefined;
  if (tags["railway"] === "rail" || tags["railway"] === "light_rail") return "rail";
  if (tags["waterway"] === "river" || tags["waterway"] === "canal") return "river";
  return tags["waterway"] === "stream" ? "stream" : undefined;
}

/** Returns the kind of an area; `undefined` if the map does not show it. */
export function areaKindOf(tags: Tags): AreaKind | undefined {
  const isWater =
    ["water", "bay", "strait"].includes(tags["natural"] ?? "") ||
    ["riverbank", "dock"].includes(tags["waterway"] ?? "") ||
    ["reservoir", "basin"].includes(tags["landuse"] ?? "");
  if (isWater) return "water";
  const isGreen = Object.entries(GREEN).some(([key, values]) => values.includes(tags[key] ?? ""));
  return isGreen ? "park" : undefined;
}
