/** The pharmacy's address and coordinates, for people and for map services. */

interface Address {
  street: string;
  street2?: string | null;
  city: string;
  state: string;
  zip: string;
}

/** Degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** `Northfield, MN 55057`. */
export const cityLine = ({ city, state, zip }: Address) => `${city}, ${state} ${zip}`;

/** The lines above the city: `["555 Division Street South", "Suite 4"]`. */
export const streetLines = ({ street, street2 }: Pick<Address, "street" | "street2">) =>
  street2 ? [street, street2] : [street];

/** `555 Division Street South, Northfield, MN 55057`. */
export const streetAddress = (address: Address) =>
  [...streetLines(address), cityLine(address)].join(", ");

/**
 * Returns a link that opens directions in the phone's map app
 * (https://developers.google.com/maps/documentation/urls/get-started).
 */
export const directionsUrl = ({ address }: { address: Address }) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(streetAddress(address))}`;

/** Returns a link to an interactive map on OpenStreetMap, which needs no API key. */
export const mapPageUrl = ({ latitude, longitude }: Coordinates) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
