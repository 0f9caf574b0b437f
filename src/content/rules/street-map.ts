/** Map drawing of the Contact page: not a map, without credit, too large, or of another place. */
import { mapAttributes, OPEN_STREET_MAP, openStreetMapCredit } from "../../lib/street-map";
import { at } from "../problem";
import type { Content } from "../read/content";
import type { SvgImage } from "../read/inspect-svg";
import { doubt, mistake } from "./rule";

/** Degrees, about ten yards. Centers within this distance are the same place. */
const SAME_PLACE_DEGREES = 0.0001;

/** Limit for slow connections. */
const MAX_MAP_BYTES = 30_000;

/** Returns a drawing; `undefined` if it is missing or cannot be parsed. */
function parsedDrawing(name = "", { drawings }: Pick<Content, "drawings">) {
  const drawing = drawings.get(name);
  return drawing?.brokenLine === undefined ? drawing : undefined;
}

/** Returns the center of a map that `npm run map` drew. */
function centerOf({ rootAttributes }: SvgImage) {
  const { [mapAttributes.latitude]: latitude, [mapAttributes.longitude]: longitude } =
    rootAttributes;
  return latitude === undefined || longitude === undefined
    ? undefined
    : { latitude: Number(latitude), longitude: Number(longitude) };
}

/** Reports a drawing that is not a map, or a map without the credit that its license requires. */
export const streetMap = mistake((content, report) => {
  const { map } = content.contactPage?.value ?? {};
  const drawing = parsedDrawing(map?.drawing, content);
  if (!content.contactPage || !map || !drawing) return;
  const needsCredit =
    drawing.rootAttributes[mapAttributes.source] === OPEN_STREET_MAP && !map.credit;
  report(at(content.contactPage, "map", "drawing"), [
    !centerOf(drawing) && {
      message: `The drawing data/${map.drawing} is not a map that npm run map drew: its center, where the page puts the pin, is unknown.`,
      fix: `Draw the map with that command, or delete this line: the page then shows your name and address instead.`,
    },
    needsCredit && {
      message:
        "The streets of this map come from OpenStreetMap, whose license requires a credit beside the map.",
      fix: 'Add "credit" below "map":',
      lines: [
        "  credit:",
        `    label: "${openStreetMapCredit.label}"`,
        `    url: "${openStreetMapCredit.url}"`,
      ],
    },
  ]);
});

/** Reports a map of another place than the pharmacy, or a large file. */
export const streetMapPlace = doubt((content, report) => {
  const { map } = content.contactPage?.value ?? {};
  const drawing = parsedDrawing(map?.drawing, content);
  const center = drawing && centerOf(drawing);
  if (!content.contactPage || !center) return;
  const location = content.pharmacy?.value.location;
  const isMoved =
    location &&
    (Math.abs(location.latitude - center.latitude) > SAME_PLACE_DEGREES ||
      Math.abs(location.longitude - center.longitude) > SAME_PLACE_DEGREES);
  report(at(content.contactPage, "map", "drawing"), [
    isMoved && {
      message: `This map was drawn around ${center.latitude}, ${center.longitude}, and "location" in data/pharmacy.yaml is ${location.latitude}, ${location.longitude}: its pin marks a place that is not yours.`,
      fix: "Draw it again: npm run map says how.",
    },
    drawing.bytes > MAX_MAP_BYTES && {
      message: `The map data/${map?.drawing} has ${Math.ceil(drawing.bytes / 1000)} KB, a lot for a slow connection.`,
      fix: "Draw a smaller area, such as: npm run map -- map.osm --height 250",
    },
  ]);
});
