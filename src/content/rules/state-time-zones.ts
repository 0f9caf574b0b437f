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
 * The time zone of each state. A state with several has the one of most people first, and towns by
 * which people know theirs: 49 CFR part 71, https://www.law.cornell.edu/cfr/text/49/part-71. Alabama has
 * Eastern time as well, which its towns beside Columbus, Georgia, keep by custom; Arizona has Mountain
 * time, which the Navajo Nation keeps. Military addresses and the freely associated states are absent.
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

interface StateTimeZone {
  zone: string;
  /** Examples of towns that keep it. Absent where the whole state does. */
  towns?: string;
}

/** The time zones of a state, the one of most people first; none where we do not know. */
export function timeZonesOf(state: unknown): readonly StateTimeZone[] {
  const zones = typeof state === "string" && isStateCode(state) ? TIME_ZONES[state] : undefined;
  if (zones === undefined) return [];
  if (typeof zones === "string") return [{ zone: zones }];
  return Object.entries(zones).map(([zone, towns]) => ({ zone, towns }));
}

/** `Write timeZone: "America/Chicago" (Nashville, Memphis) or timeZone: "America/New_York" (Knoxville, …).` */
export function howToWriteTimeZone(state: StateCode): string {
  const choices = timeZonesOf(state).map(
    ({ zone, towns }) => `timeZone: "${zone}"${towns ? ` (${towns})` : ""}`,
  );
  return `Write ${choices.join(" or ")}.`;
}

/**
 * Whether clocks in a state, or in a part of it, show the time of a zone: `America/Detroit` will do
 * for Ohio. `true` where we do not know the state's zones.
 */
export function canKeepTimeOf(state: StateCode, timeZone: string): boolean {
  const zones = timeZonesOf(state);
  return zones.length === 0 || zones.some(({ zone }) => showSameTime(zone, timeZone));
}
