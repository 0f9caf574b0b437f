import { mapAttributes } from "../../lib/street-map";
import { at } from "../problem";
import type { Rule } from "./rule";

/** Degrees, about ten yards. Centers within this distance are the same place. */
const SAME_PLACE_DEGREES = 0.0001;

/** Limit for slow connections. */
const MAX_MAP_BYTES = 30_000;

/** Reports a drawing that is not a map. Asks about a map of another place, and a large one. */
export const streetMap: Rule = ({ contactPage, drawings, pharmacy, names }, report) => {
  const { say } = names;
  const { map } = contactPage?.value ?? {};
  const drawing = drawings.get(map?.drawing ?? "");
  if (!contactPage || !map || !drawing || drawing.brokenLine !== undefined) return;
  const { rootAttributes, bytes } = drawing;
  const { [mapAttributes.latitude]: latitude, [mapAttributes.longitude]: longitude } =
    rootAttributes;
  const place = at(contactPage, "map", "drawing");
  if (latitude === undefined || longitude === undefined) {
    report.error(place, {
      message: say(
        "The drawing {file} is not a map of this site: its center, where the page puts the pin, is unknown.",
        { file: names.file(`data/${map.drawing}`) },
      ),
      fix: say("Draw the map again, or ask whoever set up the site to do so."),
      inYaml:
        "npm run map draws it. If you delete this line, the page shows your name and address instead.",
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
      message: say(
        "This map was drawn around {center}, and {location} in {file} is {place}: its pin marks a place that is not yours.",
        {
          center: `${Number(latitude)}, ${Number(longitude)}`,
          location: names.value("location"),
          file: names.file("data/pharmacy.yaml"),
          place: `${location.latitude}, ${location.longitude}`,
        },
      ),
      fix: say("Draw the map again, or ask whoever set up the site to do so."),
      inYaml: "npm run map says how.",
    },
    bytes > MAX_MAP_BYTES && {
      message: say("This map has {size} KB, a lot for a slow connection.", {
        size: Math.ceil(bytes / 1000),
      }),
      fix: say("Draw a smaller area, or ask whoever set up the site to do so."),
      inYaml: "For example: npm run map -- map.osm --height 250",
    },
  ]);
};
