/** Format of a drawn map, shared by `npm run map`, the check and the page. */

/** CSS pixels. Narrower screens show the middle of the map, with the pharmacy. */
export const mapSize = { width: 1200, height: 300 } as const;

export const mapAttributes = {
  latitude: "data-latitude",
  longitude: "data-longitude",
  /** Source of the streets, if its license requires credit. */
  source: "data-source",
} as const;

/** Source of streets whose license asks for a credit beside the map. */
export const openStreetMap = {
  name: "OpenStreetMap",
  license: "https://www.openstreetmap.org/copyright",
} as const;
