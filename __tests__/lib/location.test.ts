import { directionsUrl, mapPageUrl, streetAddress } from "../../src/lib/location";

const address = { street: "1 Test Street", city: "Northfield", state: "MN", zip: "55057" };

test("a second line, such as a suite, follows the street", () => {
  expect(streetAddress({ ...address, street2: "Suite 4" })).toBe(
    "1 Test Street, Suite 4, Northfield, MN 55057",
  );
  expect(streetAddress({ ...address, street2: null })).toBe(streetAddress(address));
});

const location = { latitude: 44.4549, longitude: -93.161 };

test.each([
  ["a house", {}, "1 Test Street, Northfield, MN 55057"],
  ["a suite", { street2: "Suite 4" }, "44.4549,-93.161"],
  ["a rural route", { street: "RR 2 Box 45" }, "44.4549,-93.161"],
])("directions to %s lead to what map services find", (_, changes, destination) => {
  const url = directionsUrl({ address: { ...address, ...changes }, location });
  expect(new URL(url).searchParams.get("destination")).toBe(destination);
});

test("the map elsewhere has the shop in its middle, and a marker on it", () => {
  const url = new URL(mapPageUrl({ latitude: 44.5, longitude: -93.2 }));
  expect(url.hash).toMatch(/\/44\.5\/-93\.2$/);
  expect(url.searchParams.get("mlat")).toBe("44.5");
  expect(url.searchParams.get("mlon")).toBe("-93.2");
});
