/** Location and time zone that cannot be right for the state of the address. */
import { at } from "../problem";
import type { PharmacyDocument } from "../read/content";
import { isStateCode, type StateCode, usStates } from "../schema/us-states";
import { mistake } from "./rule";
import { canKeepTimeOf, howToWriteTimeZone } from "./state-time-zones";

type Location = PharmacyDocument["value"]["location"];

/** Degrees. */
interface Box {
  south: number;
  north: number;
  west: number;
  east: number;
}

/** From Key West to Alaska, Hawaii, Puerto Rico and the Virgin Islands included. */
const STATES: Box = { south: 17, north: 72, west: -180, east: -64 };
const MARIANAS: Box = { south: 13, north: 21, west: 144, east: 147 };
const SAMOA: Box = { south: -15, north: -10, west: -172, east: -168 };

/**
 * Returns the box around the part of the country with a state; `undefined` for military and freely associated
 * states.
 */
function boxOf(state: StateCode): Box | undefined {
  if (state === "GU" || state === "MP") return MARIANAS;
  if (state === "AS") return SAMOA;
  return ["AA", "AE", "AP", "FM", "MH", "PW"].includes(state) ? undefined : STATES;
}

const isIn = ({ south, north, west, east }: Box, { latitude, longitude }: Location) =>
  latitude >= south && latitude <= north && longitude >= west && longitude <= east;

/**
 * Reports a location outside the country, most often because the longitude lacks its minus, or a time zone that no
 * part of the state has: the site would say "open" at the wrong hours.
 */
export const place = mistake(({ pharmacy, names }, report) => {
  if (!pharmacy || !isStateCode(pharmacy.value.address.state)) return;
  const { address, location, timeZone } = pharmacy.value;
  const state = address.state as StateCode;
  const box = boxOf(state);
  const { latitude, longitude } = location;
  const written = (key: "latitude" | "longitude", degrees: number) =>
    names.written(key, String(degrees), "");
  if (box && isIn(box, { latitude, longitude: -longitude })) {
    report(at(pharmacy, "location", "longitude"), {
      message: `The longitude ${longitude > 0 ? "has no minus" : "has a minus"}, so this place is on the other side of the world.`,
      fix: `Write ${written("longitude", -longitude)}.`,
    });
  } else if (box && !isIn(box, location)) {
    const areSwapped = isIn(box, { latitude: longitude, longitude: latitude });
    report(at(pharmacy, "location", "latitude"), {
      message: `This place is not in the part of the world where ${usStates[state]} is.`,
      fix: areSwapped
        ? `Write ${written("latitude", longitude)} and ${written("longitude", latitude)}.`
        : "Look the shop up on a map, and write both numbers.",
    });
  }
  report(
    at(pharmacy, "timeZone"),
    !canKeepTimeOf(state, timeZone) && {
      message: `Clocks in ${usStates[state]} do not show the time of ${timeZone}, and the site would say that you are open when you are not.`,
      fix: howToWriteTimeZone(state),
    },
  );
});
