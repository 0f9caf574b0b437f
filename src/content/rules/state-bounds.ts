import type { StateCode } from "../schema/us-states";

/** In degrees: south, north, west, east. */
type Bounds = readonly [south: number, north: number, west: number, east: number];

/**
 * The box around each state and territory, rounded outward to a tenth of a degree, from the
 * cartographic boundary files of the Census Bureau
 * (https://www.census.gov/geographies/mapping-files/time-series/geo/cartographic-boundary.html) as the
 * package us-atlas 3.0.1 has them. Alaska's leaves out the uninhabited islands beyond the 180th
 * meridian. Of military addresses and of the freely associated states nothing is said.
 */
const BOUNDS: Partial<Record<StateCode, Bounds>> = {
  AK: [51.2, 71.4, -179.2, -129.9],
  AL: [30.2, 35.1, -88.5, -84.8],
  AR: [33, 36.5, -94.7, -89.6],
  AS: [-14.4, -14.1, -170.9, -169.4],
  AZ: [31.3, 37.1, -114.9, -109],
  CA: [32.5, 42.1, -124.5, -114.1],
  CO: [36.9, 41.1, -109.1, -102],
  CT: [40.9, 42.1, -73.8, -71.7],
  DC: [38.7, 39, -77.2, -76.9],
  DE: [38.4, 39.9, -75.8, -75],
  FL: [24.5, 31.1, -87.7, -80],
  GA: [30.3, 35.1, -85.7, -80.8],
  GU: [13.2, 13.7, 144.6, 145],
  HI: [18.9, 22.3, -160.3, -154.8],
  IA: [40.3, 43.6, -96.7, -90.1],
  ID: [41.9, 49.1, -117.3, -111],
  IL: [36.9, 42.6, -91.6, -87.4],
  IN: [37.7, 41.8, -88.1, -84.7],
  KS: [36.9, 40.1, -102.1, -94.5],
  KY: [36.4, 39.2, -89.6, -81.9],
  LA: [28.9, 33.1, -94.1, -88.8],
  MA: [41.2, 42.9, -73.6, -69.9],
  MD: [37.9, 39.8, -79.5, -75],
  ME: [43, 47.5, -71.1, -66.9],
  MI: [41.6, 48.2, -90.5, -82.4],
  MN: [43.4, 49.4, -97.3, -89.4],
  MO: [35.9, 40.7, -95.8, -89],
  MP: [14.1, 18.9, 145.1, 146.1],
  MS: [30.1, 35, -91.7, -88],
  MT: [44.3, 49.1, -116.1, -104],
  NC: [33.8, 36.6, -84.4, -75.4],
  ND: [45.9, 49.1, -104.1, -96.5],
  NE: [40, 43.1, -104.1, -95.3],
  NH: [42.6, 45.4, -72.6, -70.7],
  NJ: [38.9, 41.4, -75.6, -73.8],
  NM: [31.3, 37.1, -109.1, -103],
  NV: [35, 42.1, -120.1, -114],
  NY: [40.5, 45.1, -79.8, -71.8],
  OH: [38.4, 42, -84.9, -80.5],
  OK: [33.6, 37.1, -103.1, -94.4],
  OR: [41.9, 46.3, -124.6, -116.4],
  PA: [39.7, 42.3, -80.6, -74.6],
  PR: [17.9, 18.6, -68, -65.2],
  RI: [41.1, 42.1, -71.9, -71.1],
  SC: [32, 35.3, -83.4, -78.5],
  SD: [42.4, 46, -104.1, -96.4],
  TN: [34.9, 36.7, -90.4, -81.6],
  TX: [25.8, 36.6, -106.7, -93.5],
  UT: [36.9, 42.1, -114.1, -109],
  VA: [36.5, 39.5, -83.7, -75.2],
  VI: [17.6, 18.4, -65.1, -64.5],
  VT: [42.7, 45.1, -73.5, -71.4],
  WA: [45.5, 49.1, -124.8, -116.9],
  WI: [42.4, 47.1, -92.9, -86.8],
  WV: [37.2, 40.7, -82.7, -77.7],
  WY: [40.9, 45.1, -111.1, -104],
};

/** In degrees, some 15 miles: coasts are drawn roughly, and a map may be read roughly. */
const MARGIN = 0.25;

/** A place on the map, in degrees. */
export interface MapPlace {
  latitude: number;
  longitude: number;
}

/** Whether a place can lie in a state; `true` where we do not know the state's bounds. */
export function canLieIn(state: StateCode, { latitude, longitude }: MapPlace): boolean {
  const bounds = BOUNDS[state];
  if (!bounds) return true;
  const [south, north, west, east] = bounds;
  const isBetween = (value: number, least: number, most: number) =>
    value >= least - MARGIN && value <= most + MARGIN;
  return isBetween(latitude, south, north) && isBetween(longitude, west, east);
}

/** Where a state lies, in words; empty where we do not know. */
export function whereLies(state: StateCode): string {
  const bounds = BOUNDS[state];
  if (!bounds) return "";
  const [south, north, west, east] = bounds;
  return `latitude ${south} to ${north}, longitude ${west} to ${east}`;
}
