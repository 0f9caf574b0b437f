import { geoIdentity, geoMercator, geoPath, type GeoPermissibleObjects } from "d3-geo";
import type { Position } from "geojson";
import type { Coordinates } from "../src/lib/location";
import { mapSize } from "../src/lib/street-map";

/** Earth radius in meters, as in d3-geo. */
const EARTH_RADIUS = 6_371_009;

/** Pixels by which lines are drawn beyond the frame, so that their ends are not visible. */
const BEYOND = 20;

/** Section of the world that a map shows. */
export type MapFrame = ReturnType<typeof mapFrame>;

const { width, height } = mapSize;

/** Returns the frame with a place in its middle. */
export function mapFrame({ latitude, longitude }: Coordinates, metersHigh: number) {
  const metersPerPixel = metersHigh / height;
  const projection = geoMercator()
    .center([longitude, latitude])
    .scale((EARTH_RADIUS * Math.cos((latitude * Math.PI) / 180)) / metersPerPixel)
    .translate([width / 2, height / 2]);
  const [west = 0, north = 0] = projection.invert?.([0, 0]) ?? [];
  const [east = 0, south = 0] = projection.invert?.([width, height]) ?? [];
  // Projects before clipping, because the direction of rings does not matter on a plane.
  const clip = geoIdentity().clipExtent([
    [-BEYOND, -BEYOND],
    [width + BEYOND, height + BEYOND],
  ]);
  const path = geoPath(clip).digits(0);
  return {
    /** Returns the position of a place in pixels of the map. */
    project: ([east = 0, north = 0]: Position): Position => projection([east, north]) ?? [NaN, NaN],
    /** Returns the part of a shape inside the frame, as the `d` of an SVG path. */
    pathOf: (shape: GeoPermissibleObjects) => path(shape) ?? "",
    /** In degrees. */
    bounds: [west, south, east, north] as const,
  };
}
