/** Location and time zone match the state. */
import { place } from "../../src/content/rules/place";
import { readPharmacy } from "../../src/content/read-facts";
import { saidBy } from "../support/content/said-by";

const sample = readPharmacy("data");

function said(state: string, timeZone: string, latitude: number, longitude: number) {
  const address = { ...sample.address, state };
  const value = { ...sample, address, timeZone, location: { latitude, longitude } };
  return saidBy(place, { pharmacy: { file: "data/pharmacy.yaml", value } });
}

test.each([
  ["MN", "America/Chicago", 44.4549, -93.161],
  // Window Rock: the Navajo Nation has daylight saving time, the rest of Arizona does not.
  ["AZ", "America/Denver", 35.68, -109.05],
  ["AZ", "America/Phoenix", 33.45, -112.07],
  ["IN", "America/Indiana/Knox", 41.3, -86.62],
  ["OH", "America/Detroit", 41.65, -83.54],
  // Phenix City uses the time of Columbus, Georgia.
  ["AL", "America/New_York", 32.47, -85],
  ["AK", "America/Adak", 51.88, -176.65],
  ["HI", "Pacific/Honolulu", 21.31, -157.86],
  ["PR", "America/Puerto_Rico", 18.47, -66.11],
  ["VI", "America/St_Thomas", 18.34, -64.93],
  ["GU", "Pacific/Guam", 13.47, 144.75],
  ["MP", "Pacific/Saipan", 15.19, 145.75],
  ["AS", "Pacific/Pago_Pago", -14.28, -170.7],
  ["AE", "Europe/Berlin", 49.44, 7.6],
])("a pharmacy in %s, in %s at %d, %d is valid", (...where) => {
  expect(said(...where)).toEqual([]);
});

test.each([
  ["MN", "America/Chicago", 44.4549, 93.161, "longitude", "Write longitude: -93.161."],
  ["GU", "Pacific/Guam", 13.47, -144.75, "longitude", "Write longitude: 144.75."],
  ["NC", "America/New_York", -80.7, 35.2, "latitude", "latitude: 35.2 and longitude: -80.7."],
  ["MN", "America/Chicago", 52.52, 13.4, "latitude", "Look the shop up on a map"],
])("in %s, in %s, %d, %d is refused at its %s: %s", (state, zone, north, east, key, fix) => {
  expect(said(state, zone, north, east)).toEqual([
    expect.objectContaining({
      path: ["location", key],
      fix: expect.stringContaining(fix) as string,
    }),
  ]);
});

test.each([
  ["MN", "America/New_York", 'Write timeZone: "America/Chicago".'],
  ["MN", "America/Regina", 'Write timeZone: "America/Chicago".'],
  [
    "AZ",
    "Pacific/Guam",
    'Write timeZone: "America/Phoenix" (Phoenix, Tucson, Flagstaff) or timeZone: "America/Denver" (the Navajo Nation: Window Rock, Chinle, Tuba City).',
  ],
])("clocks in %s do not show the time of %s", (state, zone, fix) => {
  expect(said(state, zone, 44.4549, -93.161)).toEqual([
    expect.objectContaining({ path: ["timeZone"], fix }),
  ]);
});
