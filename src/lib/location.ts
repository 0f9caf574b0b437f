/** The shop's place, written for people and for map services. */

interface Address {
  street: string;
  city: string;
  state: string;
  zip: string;
}

interface Coordinates {
  latitude: number;
  longitude: number;
}

/** `Northfield, MN 55057`. */
export const cityLine = ({ city, state, zip }: Address) => `${city}, ${state} ${zip}`;

/** `555 Division Street South, Northfield, MN 55057`. */
export const streetAddress = (address: Address) => `${address.street}, ${cityLine(address)}`;

/**
 * Directions to the shop, in the map program that people have.
 * Form: https://developers.google.com/maps/documentation/urls/get-started
 */
export const directionsUrl = ({ address }: { address: Address }) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(streetAddress(address))}`;

/** Degrees of longitude to each side of the shop: about half a mile. */
const HALF_WIDTH = 0.009;
const HALF_HEIGHT = 0.004;

/** A map around the shop with a marker on it, to be shown in a frame. It needs no key. */
export function mapFrameUrl({ latitude, longitude }: Coordinates): string {
  const box = [
    longitude - HALF_WIDTH,
    latitude - HALF_HEIGHT,
    longitude + HALF_WIDTH,
    latitude + HALF_HEIGHT,
  ].map((degrees) => degrees.toFixed(5));
  const query = new URLSearchParams({
    bbox: box.join(","),
    layer: "mapnik",
    marker: `${latitude},${longitude}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query.toString()}`;
}

/** The shop on a map, as a page of its own. */
export const mapPageUrl = ({ latitude, longitude }: Coordinates) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
