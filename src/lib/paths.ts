declare const __BASE_PATH__: string | undefined;

/**
 * A place on this site as an address: the same as Gatsby's `withPrefix`, whose module would bring
 * Gatsby's router along into the browser.
 */
export const withPathPrefix = (path: string) =>
  (typeof __BASE_PATH__ === "undefined" ? "" : __BASE_PATH__) + path;

/** The address of a service page. */
export const servicePath = (slug: string) => `/services/${slug}/`;

/** The part of the Prescriptions page that holds the transfer form: `/prescriptions/#transfer`. */
export const TRANSFER_SECTION_ID = "transfer";

/** The part of a service page that holds the booking buttons. */
export const BOOKING_SECTION_ID = "book";
