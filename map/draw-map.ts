import type { Feature, MultiLineString, MultiPolygon, Position } from "geojson";
import type { Coordinates } from "../src/lib/location";
import { mapAttributes, mapSize } from "../src/lib/street-map";
import type { Palette } from "../src/styles/palette";
import {
  type AreaKind,
  areaKindOf,
  type LineKind,
  lineKindOf,
  lineKinds,
  linesOf,
  namedKinds,
  polygonsOf,
  tagsOf,
} from "./osm-features";
import { joinLines } from "./join-lines";
import { shortName } from "./short-name";
import type { MapFrame } from "./map-frame";
import { NAME_SIZE, placeNames } from "./place-names";
import type { Streets } from "./read-streets";

type Colors = Pick<Palette, "page" | "tint" | "fieldLine" | "ink">;

/** Colors of water and parks. Half transparent, they suit the ground of any brand. */
const AREA_FILLS: Record<AreaKind, string> = { park: "#5ea36b", water: "#4d96c2" };
const AREA_OPACITY = 0.35;

/** Width and dashes of lines, in pixels. */
const LINES: Record<LineKind, { width: number; dashes?: string }> = {
  stream: { width: 4 },
  river: { width: 14 },
  rail: { width: 2, dashes: "8 5" },
  path: { width: 3, dashes: "1 5" },
  side: { width: 13 },
  main: { width: 19 },
};

/** Line of the file, in pixels of the map. */
interface Line {
  kind: LineKind;
  name: string;
  points: Position[];
}

/** Joins the lines of a file with the same kind and name. */
function joinedLines(features: readonly Feature[], { project }: MapFrame): Line[] {
  const groups = new Map<string, Line[]>();
  for (const feature of features) {
    const kind = lineKindOf(tagsOf(feature));
    if (!kind) continue;
    const name = (tagsOf(feature)["name"] ?? "").trim();
    for (const line of linesOf(feature)) {
      const key = `${kind} ${name}`;
      groups.set(key, [...(groups.get(key) ?? []), { kind, name, points: line.map(project) }]);
    }
  }
  return [...groups.values()].flatMap((lines) =>
    joinLines(lines.map(({ points }) => points)).map((points) => ({ ...lines[0], points }) as Line),
  );
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const attributesOf = (values: Readonly<Record<string, string | number | undefined>>) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escaped(String(value)).replaceAll('"', "&quot;")}"`)
    .join("");

const pathElement = (d: string, attributes: Parameters<typeof attributesOf>[0]) =>
  d ? `<path${attributesOf(attributes)} d="${d}"/>` : "";

function drawAreas(kind: AreaKind, { features }: Streets, { project, pathOf }: MapFrame): string {
  const shape: MultiPolygon = {
    type: "MultiPolygon",
    coordinates: features
      .filter((feature) => areaKindOf(tagsOf(feature)) === kind)
      .flatMap(polygonsOf)
      .map((rings) => rings.map((ring) => ring.map(project))),
  };
  return pathElement(pathOf(shape), {
    fill: AREA_FILLS[kind],
    "fill-opacity": AREA_OPACITY,
    "fill-rule": "evenodd",
  });
}

function drawLines(
  kind: LineKind,
  lines: readonly Line[],
  { pathOf }: MapFrame,
  { fieldLine }: Colors,
): string {
  const shape: MultiLineString = {
    type: "MultiLineString",
    coordinates: lines.filter((line) => line.kind === kind).map(({ points }) => points),
  };
  const { width, dashes } = LINES[kind];
  const ofWater = { stroke: AREA_FILLS.water, "stroke-opacity": AREA_OPACITY };
  return pathElement(pathOf(shape), {
    ...((kind === "stream" || kind === "river") && ofWater),
    ...(kind === "rail" && { class: kind, stroke: fieldLine }),
    "stroke-width": width,
    "stroke-dasharray": dashes,
  });
}

function drawNames(lines: readonly Line[]): string[] {
  const named = lines
    .filter(({ kind, name }) => name && namedKinds.includes(kind))
    .map(({ kind, name, points }) => ({ name: shortName(name), points, isMain: kind === "main" }));
  return placeNames(named).map(({ name, isMain, x, y, angle }) => {
    const turn = Math.round(angle) === 0 ? "" : ` rotate(${angle.toFixed(1)})`;
    const transform = `translate(${Math.round(x)} ${Math.round(y)})${turn}`;
    return `<text${attributesOf({ transform, "font-weight": isMain ? 600 : undefined })}>${escaped(name)}</text>`;
  });
}

/** Draws a map as SVG. Its classes let the build apply the current brand colors; its attributes hold the center. */
export function drawMap(
  streets: Streets,
  { latitude, longitude }: Coordinates,
  frame: MapFrame,
  colors: Colors,
): string {
  const lines = joinedLines(streets.features, frame);
  const { width, height } = mapSize;
  const root = {
    xmlns: "http://www.w3.org/2000/svg",
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    [mapAttributes.latitude]: latitude,
    [mapAttributes.longitude]: longitude,
    [mapAttributes.source]: streets.source,
  };
  const streetsGroup = {
    class: "streets",
    fill: "none",
    stroke: colors.page,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
  };
  const names = {
    class: "names",
    fill: colors.ink,
    stroke: colors.page,
    "stroke-width": 4,
    "stroke-linejoin": "round",
    "paint-order": "stroke",
    "font-family": "sans-serif",
    "font-size": NAME_SIZE,
    "text-anchor": "middle",
    "dominant-baseline": "central",
  };
  const elements = [
    `<svg${attributesOf(root)}>`,
    `<rect class="ground"${attributesOf({ width, height, fill: colors.tint })}/>`,
    drawAreas("park", streets, frame),
    drawAreas("water", streets, frame),
    `<g${attributesOf(streetsGroup)}>`,
    ...lineKinds.map((kind) => drawLines(kind, lines, frame, colors)),
    "</g>",
    `<g${attributesOf(names)}>`,
    ...drawNames(lines),
    "</g>",
    "</svg>",
  ];
  return `${elements.filter((element) => element !== "").join("\n")}\n`;
}
