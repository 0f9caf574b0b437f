/** Location and time zone that do not fit: the site would say "open" at the wrong hours. */
import tzlookup from "@photostructure/tz-lookup";
import { wallMinute } from "../../time/wall-clock";
import { at } from "../problem";
import { doubt, mistake, type Rule } from "./rule";

interface Location {
  latitude: number;
  longitude: number;
}

/** Returns the time zone of a place, such as `America/Chicago`. */
export const timeZoneAt = ({ latitude, longitude }: Location) => tzlookup(latitude, longitude);

/** Degrees, about 20 miles. The library's map is rough along the borders of zones. */
const NEAR_BORDER = 0.3;

/** Returns a place and the corners around it. */
const placesAround = ({ latitude, longitude }: Location): Location[] =>
  [0, -NEAR_BORDER, NEAR_BORDER].flatMap((north) =>
    [0, -NEAR_BORDER, NEAR_BORDER].map((east) => ({
      latitude: Math.min(90, Math.max(-90, latitude + north)),
      longitude: Math.min(180, Math.max(-180, longitude + east)),
    })),
  );

/** A winter and a summer moment. Zones that agree on both show the same time all year. */
const SAMPLE_MOMENTS = [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)];

const showSameTime = (zone: string, other: string) =>
  SAMPLE_MOMENTS.every((moment) => wallMinute(moment, zone) === wallMinute(moment, other));

/** Returns whether a place keeps the time of a zone; `maybe` close to the border of a zone that keeps it. */
function keepsTimeOf(location: Location, timeZone: string): "yes" | "maybe" | "no" {
  const [here, ...around] = placesAround(location).map((place) =>
    showSameTime(timeZoneAt(place), timeZone),
  );
  return here ? "yes" : around.includes(true) ? "maybe" : "no";
}

const otherTime =
  (answer: "maybe" | "no"): Rule["check"] =>
  ({ pharmacy, names }, report) => {
    if (!pharmacy) return;
    const { location, timeZone } = pharmacy.value;
    const zone = timeZoneAt(location);
    report(
      at(pharmacy, "timeZone"),
      keepsTimeOf(location, timeZone) === answer && {
        message: `The place at latitude ${location.latitude}, longitude ${location.longitude} keeps the time of ${zone}, and the site would show that of ${timeZone}.`,
        fix: `If the place is yours, write ${names.written("timeZone", zone)}. If not, correct it: in America the longitude has a minus, and the latitude has none.`,
      },
    );
  };

/** Reports a place far from any that keeps the time, which also finds swapped degrees and a missing minus. */
export const wrongTime = mistake(otherTime("no"));

/** Asks about a place close to the border of its time zone, where the library may be wrong. */
export const doubtfulTime = doubt(otherTime("maybe"));
