import { wallMinute } from "../../lib/wall-clock";
import { isStateCode, type StateCode } from "../schema/us-states";

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
 * Time zones of each state, from 49 CFR part 71 (https://www.law.cornell.edu/cfr/text/49/part-71). If a
 * state has several, the one with most people comes first, and each has examples of towns. Towns of
 * Alabama beside Columbus, Georgia, keep Eastern time by custom; the Navajo Nation in Arizona keeps
 * Mountain time. Military addresses and freely associated states are left out.
 */
const TIME_ZONES: Partial<Record<StateCode, string | Readonly<Record<string, string>>>> = {
  AK: { [ALASKA]: "Anchorage, Juneau", [ALEUTIANS]: "Adak, Atka" },
  AL: { [CENTRAL]: "Birmingham, Mobile", [EASTERN]: "Phenix City, Lanett, Valley" },
  AR: CENTRAL,
  AS: SAMOA,
  AZ: {
    [ARIZONA]: "Phoenix, Tucson, Flagstaff",
    [MOUNTAIN]: "the Navajo Nation: Window Rock, Chinle, Tuba City",
  },
  CA: PACIFIC,
  CO: MOUNTAIN,
  CT: EASTERN,
  DC: EASTERN,
  DE: EASTERN,
  FL: { [EASTERN]: "Miami, Jacksonville, Tallahassee", [CENTRAL]: "Pensacola, Panama City" },
  GA: EASTERN,
  GU: CHAMORRO,
  HI: HAWAII,
  IA: CENTRAL,
  ID: { [BOISE]: "Boise, Twin Falls, Idaho Falls", [PACIFIC]: "Coeur d'Alene, Lewiston" },
  IL: CENTRAL,
  IN: { [INDIANA]: "Indianapolis, Fort Wayne, South Bend", [CENTRAL]: "Gary, Evansville" },
  KS: {
    [CENTRAL]: "Wichita, Topeka, Dodge City",
    [MOUNTAIN]: "Goodland, Sharon Springs, Syracuse",
  },
  KY: { [EASTERN]: "Louisville, Lexington", [CENTRAL]: "Bowling Green, Owensboro, Paducah" },
  LA: CENTRAL,
  MA: EASTERN,
  MD: EASTERN,
  ME: EASTERN,
  MI: {
    [DETROIT]: "Detroit, Grand Rapids, Marquette",
    [CENTRAL]: "Iron Mountain, Ironwood, Menominee",
  },
  MN: CENTRAL,
  MO: CENTRAL,
  MP: CHAMORRO,
  MS: CENTRAL,
  MT: MOUNTAIN,
  NC: EASTERN,
  ND: { [CENTRAL]: "Fargo, Bismarck, Minot", [MOUNTAIN]: "Dickinson, Bowman, Hettinger" },
  NE: { [CENTRAL]: "Omaha, Lincoln, North Platte", [MOUNTAIN]: "Scottsbluff, Chadron, Ogallala" },
  NH: EASTERN,
  NJ: EASTERN,
  NM: MOUNTAIN,
  NV: { [PACIFIC]: "Las Vegas, Reno, Elko", [MOUNTAIN]: "West Wendover, Jackpot" },
  NY: EASTERN,
  OH: EASTERN,
  OK: CENTRAL,
  OR: { [PACIFIC]: "Portland, Bend, Burns", [MOUNTAIN]: "Ontario, Nyssa, Vale" },
  PA: EASTERN,
  PR: ATLANTIC,
  RI: EASTERN,
  SC: EASTERN,
  SD: {
    [CENTRAL]: "Sioux Falls, Aberdeen, Pierre",
    [MOUNTAIN]: "Rapid City, Spearfish, Hot Springs",
  },
  TN: { [CENTRAL]: "Nashville, Memphis", [EASTERN]: "Knoxville, Chattanooga" },
  TX: { [CENTRAL]: "Houston, Dallas, Midland", [MOUNTAIN]: "El Paso, Fort Hancock" },
  UT: MOUNTAIN,
  VA: EASTERN,
  VI: VIRGIN_ISLANDS,
  VT: EASTERN,
  WA: PACIFIC,
  WI: CENTRAL,
  WV: EASTERN,
  WY: MOUNTAIN,
};

/** A winter and a summer moment. Zones that agree on both show the same time all year. */
const SAMPLE_MOMENTS = [Date.UTC(2026, 0, 15), Date.UTC(2026, 6, 15)];

const showSameTime = (zone: string, other: string) =>
  zone === other ||
  SAMPLE_MOMENTS.every((moment) => wallMinute(moment, zone) === wallMinute(moment, other));

interface StateTimeZone {
  zone: string;
  /** Examples of towns. Absent if the whole state has one zone. */
  towns?: string;
}

/** Returns the time zones of a state, the one with most people first. Empty if unknown. */
export function timeZonesOf(state: unknown): readonly StateTimeZone[] {
  const zones = typeof state === "string" && isStateCode(state) ? TIME_ZONES[state] : undefined;
  if (zones === undefined) return [];
  if (typeof zones === "string") return [{ zone: zones }];
  return Object.entries(zones).map(([zone, towns]) => ({ zone, towns }));
}

/**
 * Returns `Write timeZone: "America/Chicago" (Nashville, Memphis) or timeZone: "America/New_York" (Knoxville,
 * …).`
 */
export function howToWriteTimeZone(state: StateCode): string {
  const choices = timeZonesOf(state).map(
    ({ zone, towns }) => `timeZone: "${zone}"${towns ? ` (${towns})` : ""}`,
  );
  return `Write ${choices.join(" or ")}.`;
}

/**
 * True if a part of the state shows the time of a zone: `America/Detroit` is right for Ohio. Also true if
 * the zones of the state are unknown.
 */
export function canKeepTimeOf(state: StateCode, timeZone: string): boolean {
  const zones = timeZonesOf(state);
  return zones.length === 0 || zones.some(({ zone }) => showSameTime(zone, timeZone));
}
