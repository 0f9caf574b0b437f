import { directionsUrl, mapFrameUrl, streetAddress } from "../../src/lib/location";

const address = { street: "1 Test Street", city: "Northfield", state: "MN", zip: "55057" };

test("the address is one line", () => {
  expect(streetAddress(address)).toBe("1 Test Street, Northfield, MN 55057");
});

test("directions lead to the address", () => {
  expect(new URL(directionsUrl({ address })).searchParams.get("destination")).toBe(
    "1 Test Street, Northfield, MN 55057",
  );
});

test("the map has the shop in its middle, and a marker on it", () => {
  const { searchParams } = new URL(mapFrameUrl({ latitude: 44.5, longitude: -93.2 }));
  const [west, south, east, north] = (searchParams.get("bbox") ?? "").split(",").map(Number);
  expect((Number(west) + Number(east)) / 2).toBeCloseTo(-93.2);
  expect((Number(south) + Number(north)) / 2).toBeCloseTo(44.5);
  expect(searchParams.get("marker")).toBe("44.5,-93.2");
});
