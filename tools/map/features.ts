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
