/** Places the names of streets on a map. */
import type { Position } from "geojson";
import { mapSize } from "../src/lib/street-map";

/** Street, in pixels of the map. */
export interface NamedLine {
  name: string;
  points: readonly Position[];
  isMain: boolean;
}

export const NAME_SIZE = 15;

/** Average width of a letter, in em. */
const LETTER_WIDTH = 0.56;
/** Pixels by which a street may deviate from its straight name. */
const MAX_DEVIATION = 3;
/** Pixels between two names of a long street. */
const REPEAT_AFTER = 420;
/** Pixels between two positions that are tried along a street. */
const STEP = 3;
/** Pixels: half the height of a name, and the gap between two names. */
const HALF_HEIGHT = 11;
/** Pixels between names and the edge. */
const MARGIN = 8;

const center = { x: mapSize.width / 2, y: mapSize.height / 2 };

/** Pixels that the label of the pin takes: half its width, and its extent above and below the middle. */
const PIN = { halfWidth: 135, above: 72, below: 6 };

/** Part of the width that phones show. Names are moved away from its edges. */
const PHONE_HALF_WIDTH = 164;

type Point = readonly [x: number, y: number];

/** Returns the distance of two points. Called millions of times per map. `Math.hypot` is many times slower. */
const distance = ([x, y]: Point, [otherX, otherY]: Point) =>
  Math.sqrt((otherX - x) ** 2 + (otherY - y) ** 2);

/** Returns points along a line, one step apart. */
function stepsAlong(points: readonly Position[]): Point[] {
  const steps: Point[] = [];
  let left = 0;
  for (const [index, [x = 0, y = 0]] of points.entries()) {
    const [nextX = x, nextY = y] = points[index + 1] ?? [];
    const length = distance([x, y], [nextX, nextY]);
    for (; left < length; left += STEP) {
      const share = left / length;
      steps.push([x + (nextX - x) * share, y + (nextY - y) * share]);
    }
    left -= length;
  }
  return steps;
}

/** Returns the distance of a point from the line through two others. */
function deviationOf([x, y]: Point, start: Point, end: Point): number {
  const [width, height] = [end[0] - start[0], end[1] - start[1]];
  return Math.abs(width * (start[1] - y) - height * (start[0] - x)) / Math.hypot(width, height);
}

/** Name at a position where it fits on its street. */
interface Candidate extends Omit<NamedLine, "points"> {
  /** Its middle. */
  x: number;
  y: number;
  /** Rotation in degrees, clockwise. */
  angle: number;
  /** Points below the name, from its first letter to its last. */
  stretch: readonly Point[];
  /** Lower is better. */
  cost: number;
}

const hidesPin = ([x, y]: Point) =>
  Math.abs(x - center.x) < PIN.halfWidth &&
  y > center.y - PIN.above - HALF_HEIGHT &&
  y < center.y + PIN.below + HALF_HEIGHT;

const isAtEdge = ([x, y]: Point) =>
  x < MARGIN || x > mapSize.width - MARGIN || y < MARGIN || y > mapSize.height - MARGIN;

function isCutOnPhone(stretch: readonly Point[]): boolean {
  const isSeen = stretch.map(([x]) => Math.abs(x - center.x) < PHONE_HALF_WIDTH - MARGIN);
  return isSeen.includes(true) && isSeen.includes(false);
}

/** Returns the angle in degrees at which a name reads from left to right; upward if it is vertical. */
function readableAngle([x, y]: Point, [endX, endY]: Point): number {
  const angle = (Math.atan2(endY - y, endX - x) * 180) / Math.PI;
  const turned = angle > 90 ? angle - 180 : angle <= -90 ? angle + 180 : angle;
  return turned > 80 ? turned - 180 : turned;
}

function candidatesFor({ name, points, isMain }: NamedLine): Candidate[] {
  const steps = stepsAlong(points);
  const count = Math.ceil((name.length * LETTER_WIDTH * NAME_SIZE + MARGIN) / STEP);
  return steps.flatMap((start, index) => {
    const stretch = steps.slice(index, index + count + 1);
    const end = stretch[count];
    if (!end || stretch.some((point) => isAtEdge(point) || hidesPin(point))) return [];
    if (stretch.some((point) => deviationOf(point, start, end) > MAX_DEVIATION)) return [];
    const x = (start[0] + end[0]) / 2;
    const y = (start[1] + end[1]) / 2;
    const cost =
      distance([x, y], [center.x, center.y]) + (isCutOnPhone(stretch) ? mapSize.width : 0);
    return { name, isMain, x, y, angle: readableAngle(start, end), stretch, cost };
  });
}

function overlap(one: Candidate, other: Candidate): boolean {
  const reach = ((one.stretch.length + other.stretch.length) * STEP) / 2 + 2 * HALF_HEIGHT;
  if (distance([one.x, one.y], [other.x, other.y]) >= reach) return false;
  return one.stretch.some((point) =>
    other.stretch.some((otherPoint) => distance(point, otherPoint) < 2 * HALF_HEIGHT),
  );
}

/** Places street names without overlaps: main streets, then those near the middle. Long streets repeat their name. */
export function placeNames(lines: readonly NamedLine[]): Candidate[] {
  const candidates = lines
    .flatMap(candidatesFor)
    .toSorted((one, other) => Number(other.isMain) - Number(one.isMain) || one.cost - other.cost);
  const placed: Candidate[] = [];
  for (const candidate of candidates) {
    const isNear = (other: Candidate) =>
      other.name === candidate.name &&
      distance([other.x, other.y], [candidate.x, candidate.y]) < REPEAT_AFTER;
    if (!placed.some((other) => isNear(other) || overlap(other, candidate))) placed.push(candidate);
  }
  return placed;
}
