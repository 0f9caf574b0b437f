import type { Problem } from "../problem";
import type { Content } from "../read/content";
import { isStateCode, usStates } from "../schema/us-states";
import { canLieIn } from "./state-bounds";
import { statesOfZip } from "./zip-prefixes";

/**
 * A ZIP code of another state. A warning, and not a mistake: a few post offices serve a road or two across
 * the border. Where the place on the map is not in the state either, that mistake is told, and this may go with it.
 */
export function zipAndStateWarnings({ pharmacy }: Pick<Content, "pharmacy">): Problem[] {
  if (!pharmacy) return [];
  const { file, value } = pharmacy;
  const { state, zip } = value.address;
  if (!isStateCode(state) || !canLieIn(state, value.location)) return [];
  const states = statesOfZip(zip);
  if (states.includes(state)) return [];
  const begins = `begins with ${zip.slice(0, 3)}`;
  const owners = states.map((code) => usStates[code]).join(" or ");
  return [
    {
      file,
      place: { path: ["address", "zip"] },
      message: owners
        ? `A ZIP code that ${begins} is one of ${owners}, and the address is in ${usStates[state]}.`
        : `No ZIP code ${begins}.`,
      fix: 'Look it up at usps.com, and correct "zip".',
    },
  ];
}
