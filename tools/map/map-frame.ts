import { geoIdentity, geoMercator, geoPath, type GeoPermissibleObjects } from "d3-geo";
import type { Position } from "geojson";
import type { Coordinates } from "../../src/lib/location";
import { mapSize } from "../../src/lib/street-map";

/** In meters; as d3-geo's projections have it. */
const EARTH_RADIUS = 6_371_009;

/** How far outside of the frame lines are drawn, so that their ends are not seen. */
const BEYOND = 20;

/** The part of the world that a map shows. */
export interface MapFrame {
  /** Where a place is on the map, in its pixels. */
  project: (place: Position) => Position;
  /** What of a shape on the map is in the frame, as the `d` of an SVG path. */
  pathOf: (shape: GeoPermissibleObjects) => string;
  /** West, south, east and north of what it shows, in degrees. */
  bounds: readonly [number, number, number, number];
}

const { width, height } = mapSize;

/**
 * The frame around a place.
 *
 * @param center the place in its middle
 * @param metersHigh what it shows from top to bottom
 */
export function mapFrame({ latitude, longitude }: Coordinates, metersHigh: number): MapFrame {
  const metersPerPixel = metersHigh / height;
  const projection = geoMercator()
    .center([longitude, latitude])
    .scale((EARTH_RADIUS * Math.cos((latitude * Math.PI) / 180)) / metersPerPixel)
    .translate([width / 2, height / 2]);
  const [west = 0, north = 0] = projection.invert?.([0, 0]) ?? [];
  const [east = 0, south = 0] = projection.invert?.([width, height]) ?? [];
  // Shapes are projected first and clipped then: on a plane no ring has a wrong direction.
  const clip = geoIdentity().clipExtent([
    [-BEYOND, -BEYOND],
    [width + BEYOND, height + BEYOND],
  ]);
  const path = geoPath(clip).digits(0);
  return {
    project: ([east = 0, north = 0]) => projection([east, north]) ?? [NaN, NaN],
    pathOf: (shape) => path(shape) ?? "",
    bounds: [west, south, east, north],
  };
}
