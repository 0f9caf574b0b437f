/** Measures how much of a map the streets of a file cover. */
import type { Position } from "geojson";
import { mapSize } from "../src/lib/street-map";
import { lineKindOf, linesOf, namedKinds, tagsOf } from "./osm-features";
import type { MapFrame } from "./map-frame";
import type { Streets } from "./read-streets";

/** Returns the lines of each street, in pixels of the map. */
const streetsOf = ({ features }: Streets, { project }: MapFrame): Position[][][] =>
  features
    .filter((feature) => {
      const kind = lineKindOf(tagsOf(feature));
      return kind && namedKinds.includes(kind);
    })
    .map((feature) => linesOf(feature).map((line) => line.map(project)));

/** Counts the streets in the frame. */
export const streetsInFrame = (streets: Streets, frame: MapFrame): number =>
  streetsOf(streets, frame).filter(
    (coordinates) => frame.pathOf({ type: "MultiLineString", coordinates }) !== "",
  ).length;

/** Share of width and height that may be without streets, as at the edge of a town. */
const BARE = 1 / 10;

/** Returns the sides on which the file ends before the map. If it does not give its area, streets show that. */
export function bareSides(streets: Streets, frame: MapFrame): string[] {
  const { bounds } = streets;
  const points = bounds
    ? [bounds.slice(0, 2), bounds.slice(2)].map((corner) => frame.project(corner))
    : streetsOf(streets, frame).flat(2);
  const { width, height } = mapSize;
  const isBare = {
    west: points.every(([x = 0]) => x > width * BARE),
    east: points.every(([x = 0]) => x < width * (1 - BARE)),
    north: points.every(([, y = 0]) => y > height * BARE),
    south: points.every(([, y = 0]) => y < height * (1 - BARE)),
  };
  return Object.entries(isBare).flatMap(([side, bare]) => (bare ? [side] : []));
}
