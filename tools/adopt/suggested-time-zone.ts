import { timeZonesOf } from "../../src/content/rules/state-time-zones";
import { isStateCode } from "../../src/content/schema/us-states";

/** The time zone in which a pharmacy of a state most likely is. */
export const suggestedTimeZone = (state: unknown): string | undefined =>
  typeof state === "string" && isStateCode(state) ? timeZonesOf(state)[0] : undefined;
