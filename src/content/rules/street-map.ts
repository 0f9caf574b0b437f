import { mapAttributes } from "../../lib/street-map";
import { at } from "../problem";
import type { Rule } from "./rule";

/** Degrees, about ten yards. Centers within this distance are the same place. */
const SAME_PLACE_DEGREES = 0.0001;

/** Limit for slow connections. */
const MAX_MAP_BYTES = 30_000;

const DRAW_AGAIN = "Ask whoever set up the site to draw the map again.";

/** Reports a drawing that is not a map. Asks about a map of another place, and a large one. */
export const streetMap: Rule = ({ contactPage, drawings, pharmacy, names }, report) => {
  const { map } = contactPage?.value ?? {};
  const drawing = drawings.get(map?.drawing ?? "");
  if (!contactPage || !map || !drawing || drawing.brokenLine !== undefined) return;
  const { rootAttributes, bytes } = drawing;
  const { [mapAttributes.latitude]: latitude, [mapAttributes.longitude]: longitude } =
    rootAttributes;
  const place = at(contactPage, "map", "drawing");
  if (latitude === undefined || longitude === undefined) {
    report.error(place, {
      message: `The drawing data/${map.drawing} is not a map that npm run map drew: its center, where the page puts the pin, is unknown.`,
      fix: `Draw the map with that command, or delete this line: the page then shows your name and address instead.`,
      onScreen: `The drawing ${names.file(`data/${map.drawing}`)} is not a map of this site. ${DRAW_AGAIN}`,
    });
    return;
  }
  const location = pharmacy?.value.location;
  const isMoved =
    location &&
    (Math.abs(location.latitude - Number(latitude)) > SAME_PLACE_DEGREES ||
      Math.abs(location.longitude - Number(longitude)) > SAME_PLACE_DEGREES);
  report.warning(place, [
    isMoved && {
      message: `This map was drawn around ${Number(latitude)}, ${Number(longitude)}, and ${names.value("location")} in ${names.file("data/pharmacy.yaml")} is ${location.latitude}, ${location.longitude}: its pin marks a place that is not yours.`,
      fix: "Draw it again: npm run map says how.",
      onScreen: `This map is of another place than the one in ${names.file("data/pharmacy.yaml")}. ${DRAW_AGAIN}`,
    },
    bytes > MAX_MAP_BYTES && {
      message: `The map data/${map.drawing} has ${Math.ceil(bytes / 1000)} KB, a lot for a slow connection.`,
      fix: "Draw a smaller area, such as: npm run map -- map.osm --height 250",
      onScreen: `This map is large for a slow connection. ${DRAW_AGAIN}`,
    },
  ]);
};
