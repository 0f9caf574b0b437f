/** The pharmacy's address and coordinates, for people and for map services. */

export interface Address {
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

interface Place {
  address: Address;
  location: Coordinates;
}

/** Returns `Northfield, MN 55057`. */
export const cityLine = ({ city, state, zip }: Address) => `${city}, ${state} ${zip}`;

/** Returns the lines above the city: `["555 Division Street South", "Suite 4"]`. */
export const streetLines = ({ street, street2 }: Pick<Address, "street" | "street2">) =>
  street2 ? [street, street2] : [street];

/** Returns `555 Division Street South, Northfield, MN 55057`. */
export const streetAddress = (address: Address) =>
  [...streetLines(address), cityLine(address)].join(", ");

/** True for a house number and a street. Others are rural routes, such as `RR 2 Box 45`, and `Carr. 2 Km 3.4`. */
const hasHouseNumber = ({ street }: Address) => /^\d/.test(street);

/**
 * Returns what map services find: the address, or the coordinates if it has a second line or is not one of a
 * house. A suite or an urbanization leads them to nothing, or to another ZIP code; without it, a street can be
 * another one.
 */
function destinationOf({ address, location: { latitude, longitude } }: Place): string {
  const isFound = !address.street2 && hasHouseNumber(address);
  return isFound ? streetAddress(address) : `${latitude},${longitude}`;
}

/** Link to directions in a map app (https://developers.google.com/maps/documentation/urls/get-started). */
export const directionsUrl = (place: Place) =>
  `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(destinationOf(place))}`;

/** Returns a link to an interactive map on OpenStreetMap, which needs no API key. */
export const mapPageUrl = ({ latitude, longitude }: Coordinates) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
