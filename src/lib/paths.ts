/** The address of a service page. */
export const servicePath = (slug: string) => `/services/${slug}/`;

/** The address of a page of the pharmacy's own. */
export const ownPagePath = (slug: string) => `/${slug}/`;

/** The part of the Prescriptions page that holds the transfer form: `/prescriptions/#transfer`. */
export const TRANSFER_SECTION_ID = "transfer";

/** The part of the Contact page that says when the pharmacy is open: `/contact/#hours`. */
export const HOURS_SECTION_ID = "hours";

/** The part of a page that holds the booking buttons. */
export const BOOKING_SECTION_ID = "book";
