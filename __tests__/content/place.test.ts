/** The place is in America, its ZIP code fits the state, and it keeps the time of the time zone. */
import { readPharmacy } from "../../src/content/read-facts";
import { timeOfPlace, zipOfState } from "../../src/content/rules/place";
import { foundBy } from "../support/content/said-by";

const sample = readPharmacy("data");

function said(timeZone: string, latitude: number, longitude: number) {
  const value = { ...sample, timeZone, location: { latitude, longitude } };
  return foundBy(timeOfPlace, { pharmacy: { file: "data/pharmacy.yaml", value } });
}

test.each([
  ["America/Chicago", 44.4549, -93.161],
  // Window Rock: the Navajo Nation has daylight saving time, the rest of Arizona does not.
  ["America/Denver", 35.68, -109.05],
  // Phenix City uses the time of Columbus, Georgia.
  ["America/New_York", 32.47, -85],
  ["America/Adak", 51.88, -176.65],
  ["Pacific/Honolulu", 21.31, -157.86],
  ["America/Puerto_Rico", 18.47, -66.11],
  ["Pacific/Guam", 13.47, 144.75],
  ["Pacific/Pago_Pago", -14.28, -170.7],
  ["Pacific/Majuro", 7.09, 171.38],
])("%s is the time at %d, %d", (...where) => {
  expect(said(...where)).toEqual({ mistakes: [], doubts: [] });
});

test.each([
  ["without its minus", "Asia/Almaty", 44.4759, 73.2121],
  ["with a minus in Guam", "Pacific/Guam", 13.47, -144.75],
  ["with a second minus", "America/New_York", -44.4759, -73.2121],
  ["swapped", "America/New_York", -80.7, 35.2],
  ["in another country", "America/Chicago", 52.52, 13.4],
])("a place %s is not in America", (_, timeZone, latitude, longitude) => {
  expect(said(timeZone, latitude, longitude)).toEqual({
    mistakes: [
      expect.objectContaining({
        path: ["location", "longitude"],
        message: expect.stringContaining("is not in the United States") as string,
      }),
    ],
    doubts: [],
  });
});

test.each([
  ["in another state", "America/New_York", 44.4549, -93.161],
  ["where clocks never change", "America/Regina", 44.4549, -93.161],
])("a place %s does not keep the time of %s", (_, timeZone, latitude, longitude) => {
  const { mistakes, doubts } = said(timeZone, latitude, longitude);
  expect(mistakes).toEqual([
    expect.objectContaining({
      path: ["timeZone"],
      message: expect.stringContaining(`would show that of ${timeZone}.`) as string,
    }),
  ]);
  expect(doubts).toEqual([]);
});

test.each([
  // Phenix City, by the law of Alabama.
  ["America/Chicago", 32.47, -85],
])("close to the border of its zone, %s at %d, %d is only asked about", (...where) => {
  const { mistakes, doubts } = said(...where);
  expect(mistakes).toEqual([]);
  expect(doubts).toHaveLength(1);
});

describe("a ZIP code", () => {
  const saidOf = (zip: string, state: string) => {
    const value = { ...sample, address: { ...sample.address, zip, state } };
    return foundBy(zipOfState, { pharmacy: { file: "data/pharmacy.yaml", value } });
  };

  test.each([
    ["55057", "MN"],
    ["00612-4000", "PR"],
    ["96910", "GU"],
    ["06390", "NY"],
    ["88510", "TX"],
  ])("%s can be of %s", (zip, state) => {
    expect(saidOf(zip, state)).toEqual({ mistakes: [], doubts: [] });
  });

  test.each([
    ["90210", "MN", 5],
    ["06391", "NY", 1],
  ])("%s is not of %s", (zip, state, digit) => {
    expect(saidOf(zip, state).doubts).toEqual([
      expect.objectContaining({
        path: ["address", "zip"],
        message: `${zip} is not a ZIP code of ${state}, where they begin with ${digit}.`,
      }),
    ]);
  });
});
