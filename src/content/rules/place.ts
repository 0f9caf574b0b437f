import tzlookup from "@photostructure/tz-lookup";
import type { Coordinates } from "../../lib/location";
import { mapAttributes } from "../../lib/street-map";
import { wallMinute } from "../../time/wall-clock";
import { type Advice, at } from "../problem";
import type { Rule } from "./rule";

/** Degrees, about 20 miles. The library's map is rough along the borders of zones. */
const NEAR_BORDER = 0.3;

/** Returns a place, and then the corners and the sides of the square around it. */
const cornersAround = ({ latitude, longitude }: Coordinates): Coordinates[] =>
  [0, -NEAR_BORDER, NEAR_BORDER].flatMap((north) =>
    [0, -NEAR_BORDER, NEAR_BORDER].map((east) => ({
      latitude: Math.min(90, Math.max(-90, latitude + north)),
      longitude: Math.min(180, Math.max(-180, longitude + east)),
    })),
  );

/**
 * Time zones of the states and territories. `America/` includes their neighbors, whose zones the library's map also
 * shows for places on our side of the border.
 */
const AMERICAN_ZONE =
  /^(America\/|Pacific\/(Guam|Honolulu|Pago_Pago|Saipan|Palau|Chuuk|Pohnpei|Kosrae|Majuro)$)/;

/** Degrees. American Samoa, the southernmost territory, is north of it. */
const SOUTH_END = -15;

/** Returns the time zone of a place, such as `America/Chicago`; `undefined` outside America. */
export const timeZoneAt = (location: Coordinates): string | undefined =>
  location.latitude < SOUTH_END
    ? undefined
    : cornersAround(location)
        .map(({ latitude, longitude }) => tzlookup(latitude, longitude))
        .find((zone) => AMERICAN_ZONE.test(zone));

/** Returns what is wrong with a place outside America: swapped degrees, or a minus missing or too many. */
export const foreignPlaceAdvice = (location: Coordinates): Advice | undefined =>
  timeZoneAt(location) === undefined
    ? {
        message: `The place at latitude ${location.latitude}, longitude ${location.longitude} is not in the United States or its territories.`,
        fix: "Correct it: first the latitude, then the longitude, which has a minus except in Guam and Saipan.",
      }
    : undefined;

/** A winter and a summer moment. Zones that agree on both show the same time all year. */
const SAMPLE_MOMENTS = [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)];

const showSameTime = (zone: string, other: string) =>
  SAMPLE_MOMENTS.every((moment) => wallMinute(moment, zone) === wallMinute(moment, other));

/**
 * Reports a place outside America, and one far from any that keeps the time. Asks about a place close to the border of
 * its time zone, where the library may be wrong.
 */
export const timeOfPlace: Rule = ({ pharmacy, names }, report) => {
  if (!pharmacy) return;
  const { location, timeZone } = pharmacy.value;
  report.mistake(at(pharmacy, "location", "longitude"), [foreignPlaceAdvice(location)]);
  const zone = timeZoneAt(location);
  const keepsTime = (place: Coordinates) => showSameTime(timeZoneAt(place) ?? "UTC", timeZone);
  if (zone === undefined || keepsTime(location)) return;
  report[cornersAround(location).some(keepsTime) ? "doubt" : "mistake"](at(pharmacy, "timeZone"), {
    message: `The place at latitude ${location.latitude}, longitude ${location.longitude} keeps the time of ${zone}, and the site would show that of ${timeZone}.`,
    fix: `If the place is yours, write ${names.written("timeZone", zone)}. If not, correct it.`,
  });
};

/** States by the first digit of their ZIP codes. */
const STATES_BY_DIGIT = [
  /CT|MA|ME|NH|NJ|PR|RI|VI|VT/,
  /DE|NY|PA/,
  /DC|MD|NC|SC|VA|WV/,
  /AL|FL|GA|MS|TN/,
  /IN|KY|MI|OH/,
  /IA|MN|MT|ND|SD|WI/,
  /IL|KS|MO|NE/,
  /AR|LA|OK|TX/,
  /AZ|CO|ID|NM|NV|UT|WY/,
  /AK|AS|CA|FM|GU|HI|MH|MP|OR|PW|WA/,
];

/** ZIP codes that begin like those of another state: Fishers Island, El Paso, and Fort Campbell. */
const ZIP_EXCEPTIONS: Partial<Record<string, string>> = { NY: "06390", TX: "885", TN: "42223" };

/** Asks about a ZIP code of another state: most likely only a part of the address was changed. */
export const zipOfState: Rule = ({ pharmacy }, report) => {
  if (!pharmacy) return;
  const { state, zip } = pharmacy.value.address;
  const digit = STATES_BY_DIGIT.findIndex((states) => states.test(state));
  const exception = ZIP_EXCEPTIONS[state];
  const isIn = zip.startsWith(String(digit)) || (exception && zip.startsWith(exception));
  report.doubt(
    at(pharmacy, "address", "zip"),
    !isIn && {
      message: `${zip} is not a ZIP code of ${state}, where they begin with ${digit}.`,
      fix: "Check the state and the ZIP code. If both are right, ignore this.",
    },
  );
};

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
    report.mistake(place, {
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
  report.doubt(place, [
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
