/** Whether the state, the place on the map and the time zone can all be one pharmacy's. */
import type { Advice, Problem } from "../problem";
import type { Content } from "../read/content";
import { isStateCode, type StateCode, usStates } from "../schema/us-states";
import { canLieIn, type MapPlace, whereLies } from "./state-bounds";
import { canKeepTimeOf, howToWriteTimeZone } from "./state-time-zones";
import { statesOfZip } from "./zip-prefixes";

/** What people do to two numbers on the way from a map to a file. */
const SLIPS: readonly { what: string; mend: (place: MapPlace) => MapPlace }[] = [
  {
    what: "The longitude has no minus, which puts the pharmacy on the other side of the world.",
    mend: ({ latitude, longitude }) => ({ latitude, longitude: -longitude }),
  },
  {
    what: "The latitude has a minus, which puts the pharmacy south of the equator.",
    mend: ({ latitude, longitude }) => ({ latitude: -latitude, longitude }),
  },
  {
    what: "Latitude and longitude stand in each other's place.",
    mend: ({ latitude, longitude }) => ({ latitude: longitude, longitude: latitude }),
  },
  {
    what: "Both numbers have the other sign.",
    mend: ({ latitude, longitude }) => ({ latitude: -latitude, longitude: -longitude }),
  },
  {
    what: "Latitude and longitude stand in each other's place, and the minus is missing.",
    mend: ({ latitude, longitude }) => ({ latitude: longitude, longitude: -latitude }),
  },
];

/** The minus that Guam does not have is one too many: the words fit both directions. */
const describe = (what: string, { longitude }: MapPlace) =>
  longitude < 0 ? what.replace("has no minus", "has a minus") : what;

/** What is wrong with a place that is not in the state, and the key that is to change. */
function misplaced(state: StateCode, place: MapPlace): Advice & { key: string } {
  const slip = SLIPS.find(({ mend }) => canLieIn(state, mend(place)));
  if (!slip) {
    return {
      key: "latitude",
      message: `This place is not in ${usStates[state]}, the state of the address.`,
      fix: `Look the shop up on a map, and write both numbers: ${usStates[state]} has ${whereLies(state)}.`,
    };
  }
  const meant = slip.mend(place);
  const changed = (["latitude", "longitude"] as const).filter((key) => meant[key] !== place[key]);
  return {
    key: changed[0] ?? "latitude",
    message: describe(slip.what, place),
    fix: `Write ${changed.map((key) => `${key}: ${meant[key]}`).join(" and ")}.`,
  };
}

const statesThatFit = (location: MapPlace, timeZone: string): StateCode[] =>
  Object.keys(usStates)
    .filter(isStateCode)
    .filter((it) => whereLies(it) && canLieIn(it, location) && canKeepTimeOf(it, timeZone));

/**
 * A place on the map outside of the state, a time zone that no part of the state keeps; or a state
 * that two of place, time zone and ZIP code do not fit, which is one mistake and not two.
 */
export function stateAndPlaceProblems({ pharmacy }: Pick<Content, "pharmacy">): Problem[] {
  if (!pharmacy) return [];
  const { file, value } = pharmacy;
  const { location, timeZone } = value;
  const { state } = value.address;
  if (!isStateCode(state)) return [];
  const placeFits = canLieIn(state, location);
  const timeFits = canKeepTimeOf(state, timeZone);
  const fitting = placeFits || timeFits ? [] : statesThatFit(location, timeZone);
  if (fitting.length > 0) {
    return [
      {
        file,
        place: { path: ["address", "state"] },
        message: `Neither the place on the map nor the time zone is ${usStates[state]}'s.`,
        fix: `Both would fit ${fitting.map((it) => `state: "${it}"`).join(" or ")}. Otherwise mend those two.`,
      },
    ];
  }
  const zipStates = statesOfZip(value.address.zip);
  const [zipState] = zipStates.filter((it) => whereLies(it) && canLieIn(it, location));
  if (!placeFits && zipState && !zipStates.includes(state)) {
    return [
      {
        file,
        place: { path: ["address", "state"] },
        message: `Neither the place on the map nor the ZIP code is ${usStates[state]}'s.`,
        fix: `Both would fit state: "${zipState}". Otherwise mend those two.`,
      },
    ];
  }
  const problems: Problem[] = [];
  if (!placeFits) {
    const { key, ...advice } = misplaced(state, location);
    problems.push({ file, place: { path: ["location", key] }, ...advice });
  }
  if (!timeFits) {
    problems.push({
      file,
      place: { path: ["timeZone"] },
      message: `Clocks in ${usStates[state]} do not show the time of ${timeZone}, and the site would say that you are open when you are not.`,
      fix: howToWriteTimeZone(state),
    });
  }
  return problems;
}
