import { directionsUrl, mapPageUrl, streetAddress } from "../../src/lib/location";

const address = { street: "1 Test Street", city: "Northfield", state: "MN", zip: "55057" };

test("a second line, such as a suite, follows the street", () => {
  expect(streetAddress({ ...address, street2: "Suite 4" })).toBe(
    "1 Test Street, Suite 4, Northfield, MN 55057",
  );
  expect(streetAddress({ ...address, street2: null })).toBe(streetAddress(address));
});

test("directions lead to the address", () => {
  expect(new URL(directionsUrl({ address })).searchParams.get("destination")).toBe(
    "1 Test Street, Northfield, MN 55057",
  );
});

test("the map elsewhere has the shop in its middle, and a marker on it", () => {
  const url = new URL(mapPageUrl({ latitude: 44.5, longitude: -93.2 }));
  expect(url.hash).toMatch(/\/44\.5\/-93\.2$/);
  expect(url.searchParams.get("mlat")).toBe("44.5");
  expect(url.searchParams.get("mlon")).toBe("-93.2");
});
