/** Finds shores whose water a file does not have as an area, so that a map would show land there. */
import type { Position } from "geojson";
import { mapSize } from "../src/lib/street-map";
import type { MapFrame } from "./map-frame";
import { areaKindOf, linesOf, polygonsOf, tagsOf } from "./osm-features";
import type { Streets } from "./read-streets";

/** Pixels between the points of a shore that are looked at, and from a point to its water. */
const [STEP, BESIDE] = [10, 4];

/** Share of a shore that may lack its water: a pier, or an area that is less detailed than the coastline. */
const MAY_LACK = 1 / 5;

type Point = readonly [x: number, y: number];

const isInFrame = ([x, y]: Point) => x >= 0 && x <= mapSize.width && y >= 0 && y <= mapSize.height;

/** Returns points of the frame in the water of a coastline, which in OpenStreetMap is on its right. */
function pointsInWater(line: readonly Position[]): Point[] {
  return line.slice(1).flatMap(([endX = 0, endY = 0], index) => {
    const [x = 0, y = 0] = line[index] ?? [];
    const [width, height] = [endX - x, endY - y];
    const length = Math.hypot(width, height);
    return Array.from({ length: Math.ceil(length / STEP) }, (_, step): Point => {
      const share = (step * STEP) / length;
      return [
        x + width * share - (height / length) * BESIDE,
        y + height * share + (width / length) * BESIDE,
      ];
    }).filter(isInFrame);
  });
}

/** True if a point is inside an area, by the even-odd rule. */
const isInside = ([x, y]: Point, rings: readonly Position[][]) =>
  rings
    .flatMap((ring) => ring.map((end, index) => [ring.at(index - 1) ?? end, end]))
    .filter(([[startX = 0, startY = 0] = [], [endX = 0, endY = 0] = []]) => {
      const crosses = startY > y !== endY > y;
      return crosses && x < startX + ((y - startY) / (endY - startY)) * (endX - startX);
    }).length %
    2 ===
  1;

/** True if the frame has a coastline without the area of its water, or a part of a lake without the rest of it. */
export function lacksWater({ features, cutShores }: Streets, { project, pathOf }: MapFrame) {
  const isCut = cutShores.some(
    (line) => pathOf({ type: "LineString", coordinates: line.map(project) }) !== "",
  );
  if (isCut) return true;
  const areas = features
    .filter((feature) => areaKindOf(tagsOf(feature)) === "water")
    .flatMap(polygonsOf)
    .map((rings) => rings.map((ring) => ring.map(project)));
  const points = features
    .filter((feature) => tagsOf(feature)["natural"] === "coastline")
    .flatMap(linesOf)
    .flatMap((line) => pointsInWater(line.map(project)));
  const dry = points.filter((point) => !areas.some((rings) => isInside(point, rings)));
  return dry.length > points.length * MAY_LACK;
}
