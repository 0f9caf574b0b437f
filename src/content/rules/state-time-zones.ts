import { wallMinute } from "../../lib/wall-clock";
import type { StateCode } from "../schema/us-states";

const EASTERN = "America/New_York";
const DETROIT = "America/Detroit";
const INDIANA = "America/Indiana/Indianapolis";
const CENTRAL = "America/Chicago";
const MOUNTAIN = "America/Denver";
const BOISE = "America/Boise";
const ARIZONA = "America/Phoenix";
const PACIFIC = "America/Los_Angeles";
const ALASKA = "America/Anchorage";
const ALEUTIANS = "America/Adak";
const HAWAII = "Pacific/Honolulu";
const ATLANTIC = "America/Puerto_Rico";
const VIRGIN_ISLANDS = "America/St_Thomas";
const CHAMORRO = "Pacific/Guam";
const SAMOA = "Pacific/Pago_Pago";

/**
 * The time zones in which parts of each state lie, the one of most people first: 49 CFR part 71,
 * https://www.law.cornell.edu/cfr/text/49/part-71. Alabama has Eastern time as well, which its towns
 * beside Columbus, Georgia, keep by custom; Arizona has Mountain time, which the Navajo Nation keeps.
 * Of military addresses and of the freely associated states nothing is said.
 */
const TIME_ZONES: Partial<Record<StateCode, readonly [string, ...string[]]>> = {
  AK: [ALASKA, ALEUTIANS],
  AL: [CENTRAL, EASTERN],
  AR: [CENTRAL],
  AS: [SAMOA],
  AZ: [ARIZONA, MOUNTAIN],
  CA: [PACIFIC],
  CO: [MOUNTAIN],
  CT: [EASTERN],
  DC: [EASTERN],
  DE: [EASTERN],
  FL: [EASTERN, CENTRAL],
  GA: [EASTERN],
  GU: [CHAMORRO],
  HI: [HAWAII],
  IA: [CENTRAL],
  ID: [BOISE, PACIFIC],
  IL: [CENTRAL],
  IN: [INDIANA, CENTRAL],
  KS: [CENTRAL, MOUNTAIN],
  KY: [EASTERN, CENTRAL],
  LA: [CENTRAL],
  MA: [EASTERN],
  MD: [EASTERN],
  ME: [EASTERN],
  MI: [DETROIT, CENTRAL],
  MN: [CENTRAL],
  MO: [CENTRAL],
  MP: [CHAMORRO],
  MS: [CENTRAL],
  MT: [MOUNTAIN],
  NC: [EASTERN],
  ND: [CENTRAL, MOUNTAIN],
  NE: [CENTRAL, MOUNTAIN],
  NH: [EASTERN],
  NJ: [EASTERN],
  NM: [MOUNTAIN],
  NV: [PACIFIC, MOUNTAIN],
  NY: [EASTERN],
  OH: [EASTERN],
  OK: [CENTRAL],
  OR: [PACIFIC, MOUNTAIN],
  PA: [EASTERN],
  PR: [ATLANTIC],
  RI: [EASTERN],
  SC: [EASTERN],
  SD: [CENTRAL, MOUNTAIN],
  TN: [CENTRAL, EASTERN],
  TX: [CENTRAL, MOUNTAIN],
  UT: [MOUNTAIN],
  VA: [EASTERN],
  VI: [VIRGIN_ISLANDS],
  VT: [EASTERN],
  WA: [PACIFIC],
  WI: [CENTRAL],
  WV: [EASTERN],
  WY: [MOUNTAIN],
};

/** One in winter and one in summer: zones that agree on both show the same time all year. */
const MOMENTS = [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)];

const shownTimes = new Map<string, string>();

/** What clocks in a zone show at these moments; to ask takes long, and the check asks for all zones. */
function timesIn(zone: string): string {
  const times = shownTimes.get(zone) ?? MOMENTS.map((moment) => wallMinute(moment, zone)).join(" ");
  shownTimes.set(zone, times);
  return times;
}

const showSameTime = (zone: string, other: string) => timesIn(zone) === timesIn(other);

/** The time zones of a state, the one of most people first; none where we do not know. */
export const timeZonesOf = (state: StateCode): readonly string[] => TIME_ZONES[state] ?? [];

/**
 * Whether clocks in a state, or in a part of it, show the time of a zone: `America/Detroit` will do
 * for Ohio. `true` where we do not know the state's zones.
 */
export function canKeepTimeOf(state: StateCode, timeZone: string): boolean {
  const zones = TIME_ZONES[state];
  return !zones || zones.some((zone) => showSameTime(zone, timeZone));
}
