/** The drawn map of the Contact page: whether it is a map, and still the pharmacy's. */
import { mapAttributes, OPEN_STREET_MAP, openStreetMapCredit } from "../../lib/street-map";
import type { Problem } from "../problem";
import type { Content } from "../read/content";
import type { SvgImage } from "../read/inspect-svg";

type Read = Pick<Content, "contactPage" | "drawings">;

/** Degrees, about ten yards: less than the width of a shop. */
const SAME_PLACE = 0.0001;

/** Limit for slow connections. */
const MOST_MAP_BYTES = 30_000;

const DRAW_ANEW = "Draw it anew: npm run map says how.";

/** The drawing that the page names, if it can be read. */
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

/** A drawing that is not a map, or a map without the credit that its license asks for. */
export function streetMapProblems(content: Read): Problem[] {
  const named = namedMap(content);
  if (!named) return [];
  const { file, name, drawing, place, map } = named;
  if (!centerOf(drawing)) {
    return [
      {
        file,
        place,
        message: `The drawing data/${name} is not a map that npm run map drew: nobody can tell what is in its middle, where the page has its pin.`,
        fix: `Draw the map with that command, or delete this line: then your name and address stand in its place.`,
      },
    ];
  }
  if (drawing.rootAttributes[mapAttributes.source] === OPEN_STREET_MAP && !map.credit) {
    return [
      {
        file,
        place,
        message:
          "The streets of this map are OpenStreetMap's, whose license asks for credit beside it.",
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

/** A map of another place than the pharmacy's, or a very large one. */
export function streetMapWarnings(content: Read & Pick<Content, "pharmacy">): Problem[] {
  const named = namedMap(content);
  const center = named && centerOf(named.drawing);
  if (!named || !center) return [];
  const { file, name, drawing, place } = named;
  const warnings: Problem[] = [];
  const location = content.pharmacy?.value.location;
  const isMoved =
    location &&
    (Math.abs(location.latitude - center.latitude) > SAME_PLACE ||
      Math.abs(location.longitude - center.longitude) > SAME_PLACE);
  if (isMoved) {
    warnings.push({
      file,
      place,
      message: `This map was drawn around ${center.latitude}, ${center.longitude}, and "location" in data/pharmacy.yaml is ${location.latitude}, ${location.longitude}: its pin marks a place that is not yours.`,
      fix: DRAW_ANEW,
    });
  }
  if (drawing.bytes > MOST_MAP_BYTES) {
    warnings.push({
      file,
      place,
      message: `The map data/${name} has ${Math.ceil(drawing.bytes / 1000)} KB, a lot for a slow connection.`,
      fix: "Draw a smaller area, such as: npm run map -- map.osm --height 250",
    });
  }
  return warnings;
}
