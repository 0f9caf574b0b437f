/** Map drawing of the Contact page: not a map, without credit, too large, or of another place. */
import { mapAttributes, OPEN_STREET_MAP, openStreetMapCredit } from "../../lib/street-map";
import type { Problem } from "../problem";
import type { Content } from "../read/content";
import type { SvgImage } from "../read/inspect-svg";

type Read = Pick<Content, "contactPage" | "drawings">;

/** Degrees, about ten yards. Centers within this distance are the same place. */
const SAME_PLACE_DEGREES = 0.0001;

/** Limit for slow connections. */
const MAX_MAP_BYTES = 30_000;

const DRAW_AGAIN = "Draw it again: npm run map says how.";

/** The drawing that the Contact page names, if it can be parsed. */
function namedMap({ contactPage, drawings }: Read) {
  const name = contactPage?.value.map.drawing;
  const drawing = name === undefined ? undefined : drawings.get(name);
  if (!contactPage || !drawing || drawing.brokenLine !== undefined) return undefined;
  const { file, value } = contactPage;
  return { file, name, map: value.map, drawing, place: { path: ["map", "drawing"] } };
}

/** Center of a map that `npm run map` drew. */
function centerOf({ rootAttributes }: SvgImage) {
  const { [mapAttributes.latitude]: latitude, [mapAttributes.longitude]: longitude } =
    rootAttributes;
  return latitude === undefined || longitude === undefined
    ? undefined
    : { latitude: Number(latitude), longitude: Number(longitude) };
}

/** A drawing that is not a map, or a map without the credit that its license requires. */
export function streetMapProblems(content: Read): Problem[] {
  const named = namedMap(content);
  if (!named) return [];
  const { file, name, drawing, place, map } = named;
  if (!centerOf(drawing)) {
    return [
      {
        file,
        place,
        message: `The drawing data/${name} is not a map that npm run map drew: its center, where the page puts the pin, is unknown.`,
        fix: `Draw the map with that command, or delete this line: the page then shows your name and address instead.`,
      },
    ];
  }
  if (drawing.rootAttributes[mapAttributes.source] === OPEN_STREET_MAP && !map.credit) {
    return [
      {
        file,
        place,
        message:
          "The streets of this map come from OpenStreetMap, whose license requires a credit beside the map.",
        fix: 'Add "credit" below "map":',
        lines: [
          "  credit:",
          `    label: "${openStreetMapCredit.label}"`,
          `    url: "${openStreetMapCredit.url}"`,
        ],
      },
    ];
  }
  return [];
}

/** A map of another place than the pharmacy, or a large file. */
export function streetMapWarnings(content: Read & Pick<Content, "pharmacy">): Problem[] {
  const named = namedMap(content);
  const center = named && centerOf(named.drawing);
  if (!named || !center) return [];
  const { file, name, drawing, place } = named;
  const warnings: Problem[] = [];
  const location = content.pharmacy?.value.location;
  const isMoved =
    location &&
    (Math.abs(location.latitude - center.latitude) > SAME_PLACE_DEGREES ||
      Math.abs(location.longitude - center.longitude) > SAME_PLACE_DEGREES);
  if (isMoved) {
    warnings.push({
      file,
      place,
      message: `This map was drawn around ${center.latitude}, ${center.longitude}, and "location" in data/pharmacy.yaml is ${location.latitude}, ${location.longitude}: its pin marks a place that is not yours.`,
      fix: DRAW_AGAIN,
    });
  }
  if (drawing.bytes > MAX_MAP_BYTES) {
    warnings.push({
      file,
      place,
      message: `The map data/${name} has ${Math.ceil(drawing.bytes / 1000)} KB, a lot for a slow connection.`,
      fix: "Draw a smaller area, such as: npm run map -- map.osm --height 250",
    });
  }
  return warnings;
}
