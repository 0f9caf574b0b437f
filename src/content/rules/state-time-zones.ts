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
 * The time zones of each state, the one of most people first: 49 CFR part 71,
 * https://www.law.cornell.edu/cfr/text/49/part-71. Alabama includes Eastern time, which its towns beside
 * Columbus, Georgia, keep by custom; Arizona includes Mountain time, which the Navajo Nation keeps.
 * Military addresses and the freely associated states are not listed.
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

/** One moment in winter and one in summer: zones that agree on both show the same time all year. */
const MOMENTS = [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)];

const showSameTime = (zone: string, other: string) =>
  zone === other ||
  MOMENTS.every((moment) => wallMinute(moment, zone) === wallMinute(moment, other));

/** The time zones of a state, the one of most people first; empty if unknown. */
export const timeZonesOf = (state: StateCode): readonly string[] => TIME_ZONES[state] ?? [];

/**
 * Whether clocks in some part of a state show the time of a zone: `America/Detroit` is right for Ohio.
 * True if the state's zones are unknown.
 */
export function canKeepTimeOf(state: StateCode, timeZone: string): boolean {
  const zones = TIME_ZONES[state];
  return !zones || zones.some((zone) => showSameTime(zone, timeZone));
}
