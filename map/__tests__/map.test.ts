import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { mapSize } from "../../src/lib/street-map";
import { CommandError } from "../../src/lib/command-error";
import { makeMap, MAP_FILE, USUAL_METERS } from "../make-map";
import { type NamedLine, placeNames } from "../place-names";
import { shortName } from "../short-name";
import { contentCopy } from "../../__tests__/support/content/content-copy";
import { temporaryFolder } from "../../__tests__/support/temporary-folder";

const CORNER = "map/__tests__/corner.osm";
const SAMPLE_STREETS = "artwork/sample-streets.geojson";

const content = contentCopy();
const files = temporaryFolder();

const givenFile = (name: string, text: string) => {
  files.write(name, text);
  return `${files.path()}/${name}`;
};

/** Draws the map into a copy of the sample. */
function draw(file: string, meters = USUAL_METERS) {
  for (const path of [MAP_FILE, "pages/contact.yaml"]) {
    content.write(path, readFileSync(content.at(path)));
  }
  return makeMap(content.at(""), file, meters);
}

const drawnNames = () =>
  [...content.text(MAP_FILE).matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, name]) => name);

/** By it, the page knows that it has to give credit. */
const CREDITED = ' data-source="OpenStreetMap"';

const contactMap = () => (parse(content.text("pages/contact.yaml")) as { map: object }).map;

test("a file of OpenStreetMap becomes a map with its names, and says where it comes from", async () => {
  expect(await draw(CORNER)).toContain("data/images/map.svg is drawn, with 3 ways of streets");
  const svg = content.text(MAP_FILE);
  expect(svg).toContain('data-latitude="44.4549" data-longitude="-93.161"');
  expect(new Set(drawnNames())).toEqual(new Set(["Smith &amp; Sons Ave W", "North St"]));
  expect(contactMap()).toMatchObject({
    drawing: "images/map.svg",
  });
  expect(svg).toContain(CREDITED);
  const { problems, warnings } = await content.check();
  expect([...problems, ...warnings]).toEqual([]);
});

test("the sample's own streets give back the sample's map", async () => {
  const sample = content.text(MAP_FILE);
  await draw(CORNER);
  await draw(SAMPLE_STREETS);
  expect(content.text(MAP_FILE)).toBe(sample);
});

test.each([
  ["QGIS wrote", { name: "streets" }],
  ["says where it is from", { copyright: "The data is from www.openstreetmap.org." }],
])("a GeoJSON file with OpenStreetMap's tags that %s is given credit", async (_, header) => {
  const { features } = JSON.parse(readFileSync(SAMPLE_STREETS, "utf8")) as { features: object[] };
  await draw(
    givenFile("export.geojson", JSON.stringify({ type: "FeatureCollection", ...header, features })),
  );
  expect(content.text(MAP_FILE)).toContain(CREDITED);
});

/** The corner, with a coast in the east of the pharmacy: land on the left, water on the right. */
const onCoast = (more = "") =>
  osm().replace(
    "</osm>",
    `<node id="30" lat="44.4500" lon="-93.1600"/><node id="31" lat="44.4600" lon="-93.1600"/>
    <node id="32" lat="44.4600" lon="-93.1500"/><node id="33" lat="44.4500" lon="-93.1500"/>
    <way id="40"><nd ref="30"/><nd ref="31"/><tag k="natural" v="coastline"/></way>${more}</osm>`,
  );
const WATER =
  '<way id="41"><nd ref="30"/><nd ref="31"/><nd ref="32"/><nd ref="33"/><nd ref="30"/><tag k="natural" v="water"/></way>';
const HALF_A_LAKE =
  '<relation id="50"><member type="way" ref="40" role="outer"/><member type="way" ref="99" role="outer"/><tag k="type" v="multipolygon"/><tag k="natural" v="water"/></relation>';

describe("near water", () => {
  test.each([
    ["a coastline without water", () => onCoast()],
    ["water on the other side of the coastline", () => onCoast(WATER.replace(/32|33/g, "4"))],
    ["half a lake", () => onCoast(HALF_A_LAKE).replace('<tag k="natural" v="coastline"/>', "")],
  ])("a file with %s is not drawn as land", async (_, file) => {
    const before = content.text(MAP_FILE);
    const drawing = draw(givenFile("map.osm", file()));
    await expect(drawing).rejects.toThrow("This map needs water that");
    await expect(drawing).rejects.toThrow("--height 240");
    expect(content.text(MAP_FILE)).toBe(before);
  });

  test("a file with the area of the water is drawn, and nobody is told that it ends there", async () => {
    const said = await draw(givenFile("map.osm", onCoast(WATER)));
    expect(said).toContain("is drawn");
    expect(said).not.toContain("The file ends before the map does");
  });

  test("a coast outside of the map does not matter", async () => {
    const far = onCoast().replaceAll('lon="-93.1600"/>', 'lon="-93.1400"/>');
    expect(await draw(givenFile("map.osm", far))).toContain("is drawn");
  });
});

const osm = () => readFileSync(CORNER, "utf8");

test.each([
  ["no file", () => "no-such-file.osm", "There is no file no-such-file.osm."],
  [
    "a web page",
    () => givenFile("map.html", "<!doctype html><title>Map</title>"),
    "neither a file of OpenStreetMap nor GeoJSON",
  ],
  ["half a file", () => givenFile("map.osm", osm().slice(0, 900)), "cut off"],
  ["another list", () => givenFile("map.json", '{"version": 0.6}'), "no GeoJSON"],
  ["half a list", () => givenFile("map.json", '{"type": "FeatureCollection", "f'), "damaged"],
  [
    "another town",
    () => givenFile("map.osm", osm().replaceAll('lat="44.', 'lat="41.')),
    "No street of",
  ],
])("%s is told from streets, and nothing is written", async (_, file, message) => {
  const before = content.text(MAP_FILE);
  const drawing = draw(file());
  await expect(drawing).rejects.toThrow(CommandError);
  await expect(drawing).rejects.toThrow(message);
  expect(content.text(MAP_FILE)).toBe(before);
});

test("a file that ends before the map does is drawn, and said to be too small", async () => {
  const west = osm().replaceAll('lon="-93.1500"', 'lon="-93.1600"');
  expect(await draw(givenFile("map.osm", west))).toContain(
    "The file ends before the map does, in the east",
  );
});

const { width, height } = mapSize;
const across = (name: string, y: number): NamedLine => ({
  name,
  points: [
    [0, y],
    [width, y],
  ],
  isMain: false,
});

describe("the names", () => {
  test("leave the middle free, in which the page has its pin", () => {
    const [nearest] = placeNames([across("Main St", height / 2 - 30)]);
    expect(Math.abs((nearest?.x ?? 0) - width / 2)).toBeGreaterThan(135);
  });

  test("never stand on each other", () => {
    const names = placeNames([across("One St", 250), across("Two St", 254)]);
    const [one, two] = ["One St", "Two St"].map((name) =>
      names.filter((street) => street.name === name),
    );
    const isApart = one?.every(({ x }) => two?.every((other) => Math.abs(other.x - x) > 40));
    expect(isApart).toBe(true);
  });
});

test.each([
  ["Division Street South", "Division St S"],
  ["North Prairie Avenue", "N Prairie Ave"],
  ["North Street", "North St"],
  ["Avenue Road", "Avenue Rd"],
  ["Broadway", "Broadway"],
])("%s is %s on the map", (name, short) => {
  expect(shortName(name)).toBe(short);
});
