/** What a drawn map is, for the command that draws it, the check and the page. */

/**
 * The drawing's size in CSS pixels: as wide as the page's column, and as high as the specification asks
 * for. Narrower screens show its middle, in which the pharmacy is.
 */
export const mapSize = { width: 1200, height: 300 } as const;

/** Attributes by which a drawing says what it shows. */
export const mapAttributes = {
  latitude: "data-latitude",
  longitude: "data-longitude",
  /** Whose streets these are, where their license wants that to be said. */
  source: "data-source",
} as const;

/** The source whose license asks for credit. */
export const OPEN_STREET_MAP = "OpenStreetMap";

/** The credit that it asks for, as `pages/contact.yaml` has it. */
export const openStreetMapCredit = {
  label: "Map data © OpenStreetMap contributors",
  url: "https://www.openstreetmap.org/copyright",
} as const;
