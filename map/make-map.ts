import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readBrand, readPharmacy } from "../src/content/read-facts";
import { parseYaml } from "../src/content/read/read-yaml";
import { singleFiles } from "../src/content/schema/content-files";
import { paletteOf } from "../src/styles/palette";
import { CommandError } from "../src/lib/command-error";
import { printYaml } from "../src/content/write/print-yaml";
import { bareSides, streetsInFrame } from "./coverage";
import { drawMap } from "./draw-map";
import { type MapFrame, mapFrame } from "./map-frame";
import { lacksWater } from "./missing-water";
import { readStreets } from "./read-streets";

export const MAP_FILE = "images/map.svg";

/** Default height of a map: three blocks of a small town. */
export const USUAL_METERS = 400;

/** Explains where to get a file with streets, and of which area. */
export function howToExport({ bounds: [west, south, east, north] }: MapFrame): string {
  const corner = (degrees: number) => degrees.toFixed(4);
  return [
    "Open https://www.openstreetmap.org/export and write these numbers into its four fields, or more:",
    "",
    `  north ${corner(north)}, west ${corner(west)}, east ${corner(east)}, south ${corner(south)}`,
    "",
    "Press Export, and give the file that it sends you: npm run map -- map.osm",
  ].join("\n");
}

const noWater = (file: string, metersHigh: number) => `\
This map needs water that ${file} has only as coastlines, or in part: it would show land there.

  - Without the shore, if it is at the edge: npm run map -- ${file} --height ${Math.round(metersHigh * 0.6)}
  - With the water: the areas are at https://osmdata.openstreetmap.de/data/water-polygons.html. Somebody who knows
    a program for maps, such as QGIS, can save them with the streets in one GeoJSON file, each with
    "natural": "water".
  - Or without a map: the Contact page then shows your name, address and directions.`;

/**
 * Draws the map around the pharmacy from a file with streets, and writes it into the content folder and onto the
 * Contact page. Returns a message for the terminal; throws `CommandError` if the file has no usable streets.
 */
export async function makeMap(folder: string, file: string, metersHigh: number): Promise<string> {
  const center = readPharmacy(folder).location;
  const frame = mapFrame(center, metersHigh);
  const streets = readStreets(file);
  const count = streetsInFrame(streets, frame);
  if (count === 0) {
    throw new CommandError(
      `No street of ${file} is near the pharmacy, which "location" in data/pharmacy.yaml has at ${center.latitude}, ${center.longitude}.\n\n${howToExport(frame)}`,
    );
  }
  if (lacksWater(streets, frame)) throw new CommandError(noWater(file, metersHigh));
  const svg = drawMap(streets, center, frame, paletteOf(readBrand(folder)));
  await writeFile(join(folder, MAP_FILE), svg);
  const page = join(folder, singleFiles.contactPage.path);
  const document = parseYaml(await readFile(page, "utf8"));
  document.setIn(["map", "drawing"], MAP_FILE);
  await writeFile(page, printYaml(document));
  const bare = bareSides(streets, frame);
  const drawn = `data/${MAP_FILE} is drawn, with ${count} ways of streets, and data/${singleFiles.contactPage.path} names it.`;
  if (bare.length === 0) return drawn;
  return `${drawn}\nThe file ends before the map does, in the ${bare.join(" and the ")}: wide screens show bare ground there.\n\n${howToExport(frame)}`;
}
