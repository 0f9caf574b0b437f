/** Location and time zone that cannot be right for the state of the address. */
import { type Finding, type Problem, problemsIn } from "../problem";
import type { Content, PharmacyDocument } from "../read/content";
import { isStateCode, type StateCode, usStates } from "../schema/us-states";
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

/** Reports a location outside the country, most often because the longitude lacks its minus. */
function locationFinding(state: StateCode, location: Location): Finding {
  const box = boxOf(state);
  if (!box || isIn(box, location)) return undefined;
  const { latitude, longitude } = location;
  if (isIn(box, { latitude, longitude: -longitude })) {
    return {
      path: ["location", "longitude"],
      message: `The longitude ${longitude > 0 ? "has no minus" : "has a minus"}, so this place is on the other side of the world.`,
      fix: `Write longitude: ${-longitude}.`,
    };
  }
  const areSwapped = isIn(box, { latitude: longitude, longitude: latitude });
  return {
    path: ["location", "latitude"],
    message: `This place is not in the part of the world where ${usStates[state]} is.`,
    fix: areSwapped
      ? `Write latitude: ${longitude} and longitude: ${latitude}.`
      : "Look the shop up on a map, and write both numbers.",
  };
}

/**
 * Reports a location outside the country, or a time zone that no part of the state has: the site would say
 * "open" at the wrong hours.
 */
export const placeProblems = ({ pharmacy }: Pick<Content, "pharmacy">): Problem[] =>
  problemsIn(pharmacy, ({ address: { state }, location, timeZone }) =>
    isStateCode(state)
      ? [
          locationFinding(state, location),
          !canKeepTimeOf(state, timeZone) && {
            path: ["timeZone"],
            message: `Clocks in ${usStates[state]} do not show the time of ${timeZone}, and the site would say that you are open when you are not.`,
            fix: howToWriteTimeZone(state),
          },
        ]
      : [],
  );
