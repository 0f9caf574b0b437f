/** `npm run map`: the map of the Contact page from a file with streets. */
import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { checkContent } from "../../src/content/check-content";
import { mapSize } from "../../src/lib/street-map";
import { CommandError } from "../../src/lib/command-error";
import { joinLines } from "../../tools/map/join-lines";
import { makeMap, MAP_FILE, USUAL_METERS } from "../../tools/map/make-map";
import { type NamedLine, placeNames } from "../../tools/map/place-names";
import { shortName } from "../../tools/map/short-name";
import { contentCopy } from "../support/content/content-copy";
import { temporaryFolder } from "../support/temporary-folder";

const CORNER = "__tests__/tools/streets/corner.osm";
const SAMPLE_STREETS = "artwork/sample-streets.geojson";

const content = contentCopy();
const files = temporaryFolder();

const givenFile = (name: string, text: string) => {
  files.write(name, text);
  return `${files.path()}/${name}`;
};

/** Draws into the copy of the sample; what is written there is put right after the test. */
function draw(file: string, meters = USUAL_METERS) {
  for (const path of [MAP_FILE, "pages/contact.yaml"]) {
    content.write(path, readFileSync(content.at(path)));
  }
  return makeMap(content.at(""), file, meters);
}

const drawnNames = () =>
  [...content.text(MAP_FILE).matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, name]) => name);

const contactMap = () => (parse(content.text("pages/contact.yaml")) as { map: object }).map;

test("a file of OpenStreetMap becomes a map with its names, and the page gives the credit", async () => {
  expect(await draw(CORNER)).toContain("data/images/map.svg is drawn, with 3 ways of streets");
  const svg = content.text(MAP_FILE);
  expect(svg).toContain('data-latitude="44.4549" data-longitude="-93.161"');
  expect(new Set(drawnNames())).toEqual(new Set(["Smith &amp; Sons Ave W", "North St"]));
  expect(contactMap()).toMatchObject({
    drawing: "images/map.svg",
    credit: { url: "https://www.openstreetmap.org/copyright" },
  });
  const { problems, warnings } = await checkContent(content.root(), Date.parse("2026-11-22"));
  expect([...problems, ...warnings]).toEqual([]);
});

test("two ways of a street are one line, along which its name is written again", async () => {
  await draw(CORNER);
  expect(content.text(MAP_FILE)).toMatch(/stroke-width="19" d="M[^M]*"/);
  expect(drawnNames().filter((name) => name?.startsWith("Smith")).length).toBeGreaterThan(1);
});

test("a street along which a bus goes is drawn as any other", async () => {
  await draw(CORNER);
  const withoutBus = content.text(MAP_FILE);
  const corner = readFileSync(CORNER, "utf8");
  const members = [...corner.matchAll(/<way id="(\d+)"/g)].map(
    ([, way]) => `<member type="way" ref="${way}" role=""/>`,
  );
  const route = `<relation id="9">${members.join("")}<tag k="type" v="route"/><tag k="route" v="bus"/></relation>`;
  await draw(givenFile("bus.osm", corner.replace("</osm>", `${route}</osm>`)));
  expect(content.text(MAP_FILE)).toBe(withoutBus);
});

test("the sample's own streets need no credit, and give back the sample's map", async () => {
  const sample = content.text(MAP_FILE);
  await draw(CORNER);
  await draw(SAMPLE_STREETS);
  expect(contactMap()).not.toHaveProperty("credit");
  expect(content.text(MAP_FILE)).toBe(sample);
});

test("a GeoJSON file that says it is from OpenStreetMap is given credit as well", async () => {
  const { features } = JSON.parse(readFileSync(SAMPLE_STREETS, "utf8")) as { features: object[] };
  const copyright = "The data included in this document is from www.openstreetmap.org.";
  await draw(
    givenFile("export.geojson", JSON.stringify({ type: "FeatureCollection", copyright, features })),
  );
  expect(contactMap()).toHaveProperty("credit");
});

test("a taller piece of the world has more streets on it", async () => {
  await draw(SAMPLE_STREETS, 150);
  const few = drawnNames();
  await draw(SAMPLE_STREETS, 500);
  expect(new Set(drawnNames()).size).toBeGreaterThan(new Set(few).size);
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
  ["half a list", () => givenFile("map.json", '{"type": "FeatureCollection", "f'), "damaged"],
  ["another list", () => givenFile("map.json", '{"version": 0.6}'), "no GeoJSON"],
  [
    "another town",
    () => givenFile("map.osm", osm().replaceAll('lat="44.', 'lat="41.')),
    "No street of",
  ],
  [
    "a place without streets",
    () => givenFile("map.osm", osm().replaceAll('k="highway"', 'k="was"')),
    "No street of",
  ],
])("%s is told from streets, and nothing is written", async (_, file, message) => {
  const before = content.text(MAP_FILE);
  const drawing = draw(file());
  await expect(drawing).rejects.toThrow(CommandError);
  await expect(drawing).rejects.toThrow(message);
  expect(content.text(MAP_FILE)).toBe(before);
});

test("who has the streets of another town is told which area to export", async () => {
  const elsewhere = givenFile("map.osm", osm().replaceAll('lat="44.', 'lat="41.'));
  await expect(draw(elsewhere)).rejects.toThrow(
    "north 44.4567, west -93.1711, east -93.1509, south 44.4531",
  );
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
  test("stand along their streets, and never upside down", () => {
    const points = [
      [900, 300],
      [900, 0],
    ];
    const [up] = placeNames([{ name: "Up St", points, isMain: false }]);
    expect(up).toMatchObject({ x: 900, angle: -90 });
    const [left] = placeNames([
      { ...across("Left St", 250), points: across("", 250).points.toReversed() },
    ]);
    expect(left).toMatchObject({ y: 250, angle: 0 });
  });

  test("leave the middle free, in which the page has its pin", () => {
    const [nearest] = placeNames([across("Main St", height / 2 - 30)]);
    expect(Math.abs((nearest?.x ?? 0) - width / 2)).toBeGreaterThan(135);
  });

  test("are where a phone shows them, whole, if there is room", () => {
    const [first] = placeNames([across("Long Boulevard", 280)]);
    expect(first?.x).toBeCloseTo(width / 2, -1);
  });

  test("never stand on each other", () => {
    const names = placeNames([across("One St", 250), across("Two St", 254)]);
    const [one, two] = ["One St", "Two St"].map((name) => names.filter((it) => it.name === name));
    const isApart = one?.every(({ x }) => two?.every((other) => Math.abs(other.x - x) > 40));
    expect(isApart).toBe(true);
  });

  test("are left out where a street is too short or too crooked", () => {
    const short = {
      ...across("Long Name Street", 250),
      points: [
        [600, 250],
        [640, 250],
      ],
    };
    const crooked = {
      ...across("Long Name Street", 250),
      points: [...Array(20).keys()].map((index) => [500 + 15 * index, index % 2 ? 200 : 290]),
    };
    expect(placeNames([short, crooked])).toEqual([]);
  });
});

test.each([
  ["Division Street South", "Division St S"],
  ["North Prairie Avenue", "N Prairie Ave"],
  ["Main Street", "Main St"],
  ["North Street", "North St"],
  ["Avenue Road", "Avenue Rd"],
  ["Broadway", "Broadway"],
  ["Street", "Street"],
  ["Calle Ocho", "Calle Ocho"],
])("%s is %s on the map", (name, short) => {
  expect(shortName(name)).toBe(short);
});

test("pieces of a street are joined, whichever way each was drawn", () => {
  const [a, b, c, d] = [0, 1, 2, 3].map((x) => [x, 0]) as [number[], number[], number[], number[]];
  const [joined, ...more] = joinLines([
    [a, b],
    [d, c],
    [c, b],
  ]);
  expect(more).toEqual([]);
  expect([
    [a, b, c, d],
    [d, c, b, a],
  ]).toContainEqual(joined);
});
