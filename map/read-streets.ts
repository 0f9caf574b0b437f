import { existsSync, readFileSync } from "node:fs";
import type { Feature, FeatureCollection, Position } from "geojson";
import osmToGeoJson from "osm2geojson-lite";
import { openStreetMap } from "../src/lib/street-map";
import { CommandError } from "../src/lib/command-error";
import { areaKindOf } from "./osm-features";
import { type OsmFile, parseOsm } from "./parse-osm";

/** Streets of a file, with their OpenStreetMap tags as properties. */
export interface Streets {
  features: Feature[];
  /** Source of the streets, if its license requires credit. */
  source?: string;
  /** Shores of lakes and rivers whose other shores are missing, so that they have no area. */
  cutShores: readonly Position[][];
  /** Area that the file has, if it says so. */
  bounds?: OsmFile["bounds"];
}

const HOW_TO_EXPORT =
  "On openstreetmap.org, press Export, choose the area around the pharmacy, and give the file map.osm that it sends you. A GeoJSON file with streets works as well.";

function readGeoJson(file: string, text: string): Streets {
  let value: FeatureCollection;
  try {
    value = JSON.parse(text) as FeatureCollection;
  } catch {
    throw new CommandError(
      `${file} is damaged: it begins as GeoJSON does, and cannot be read to its end. Save it again.`,
    );
  }
  if (!Array.isArray(value.features)) {
    throw new CommandError(
      `${file} is JSON, but no GeoJSON with a list of features.\n${HOW_TO_EXPORT}`,
    );
  }
  // Tags of OpenStreetMap are most likely its data, whatever program wrote the file.
  const isOpenStreetMap =
    !("attribution" in value) || /openstreetmap/i.test(JSON.stringify({ ...value, features: [] }));
  const { bbox, features } = value;
  const [west, south, east, north] = bbox?.length === 4 ? bbox : [];
  return {
    features,
    source: isOpenStreetMap ? openStreetMap.name : undefined,
    cutShores: [],
    ...(north !== undefined && { bounds: [west, south, east, north] as Streets["bounds"] }),
  };
}

function readOsm(file: string, text: string): Streets {
  let elements: OsmFile;
  try {
    elements = parseOsm(text);
  } catch {
    throw new CommandError(`${file} is damaged, or cut off. Export or download it again.`);
  }
  return {
    features: featuresOf(elements),
    source: openStreetMap.name,
    cutShores: cutShoresOf(elements),
    bounds: elements.bounds,
  };
}

/** Returns the lines of multipolygons of water that are not whole: an export has only those in its area. */
function cutShoresOf({ elements }: OsmFile): Position[][] {
  const named = (type: string) =>
    new Map(
      elements.filter((element) => element.type === type).map((element) => [element.id, element]),
    );
  const [nodes, ways] = [named("node"), named("way")];
  return [...named("relation").values()].flatMap(({ tags = {}, members = [] }) => {
    const shores = members.filter(({ type }) => type === "way").map(({ ref }) => ways.get(ref));
    if (areaKindOf(tags) !== "water" || !shores.includes(undefined)) return [];
    return shores.map((way) =>
      (way?.nodes ?? []).flatMap((id) => {
        const { lon, lat } = nodes.get(id) ?? {};
        return lon === undefined || lat === undefined ? [] : [[lon, lat]];
      }),
    );
  });
}

/** Returns ways and multipolygon areas, without other relations, such as rivers, of which the map shows the ways. */
const featuresOf = (file: OsmFile): Feature[] =>
  osmToGeoJson(file, {
    completeFeature: true,
    renderTagged: true,
    excludeWay: false,
  }).features.filter(
    ({ id, properties }) =>
      !String(id).startsWith("relation/") || properties?.["type"] === "multipolygon",
  );

/** Reads a file with streets. Throws `CommandError` if it is neither OpenStreetMap's XML nor GeoJSON. */
export function readStreets(file: string): Streets {
  if (!existsSync(file)) {
    throw new CommandError(`There is no file ${file}. Write its path as seen from this folder.`);
  }
  const text = readFileSync(file, "utf8");
  if (/^\s*[{[]/.test(text)) return readGeoJson(file, text);
  if (/^\s*(<\?xml[^>]*>\s*)?<osm\b/.test(text)) return readOsm(file, text);
  throw new CommandError(
    `${file} is neither a file of OpenStreetMap nor GeoJSON.\n${HOW_TO_EXPORT}`,
  );
}
