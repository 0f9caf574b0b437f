/** Format of a drawn map, shared by `npm run map`, the check and the page. */

/** CSS pixels. Narrower screens show the middle of the map, with the pharmacy. */
export const mapSize = { width: 1200, height: 300 } as const;

/** Attributes of the `svg` element. */
export const mapAttributes = {
  latitude: "data-latitude",
  longitude: "data-longitude",
  /** Source of the streets, if its license requires credit. */
  source: "data-source",
} as const;

export const OPEN_STREET_MAP = "OpenStreetMap";

/** Credit that the license requires, in the format of `pages/contact.yaml`. */
export const openStreetMapCredit = {
  label: "Map data © OpenStreetMap contributors",
  url: "https://www.openstreetmap.org/copyright",
} as const;
