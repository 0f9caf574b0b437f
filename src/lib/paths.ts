/**
 * Folder in which the site is, from `website` in `pharmacy.yaml`: `/pharmacy`, or nothing for a site of its own. Defined
 * by Gatsby when it bundles. `gatsby develop` has no folder.
 */
declare const __BASE_PATH__: string;

/**
 * Returns the address at which browsers find a path of the build. Only paths in code need it: addresses from queries have
 * the folder already.
 */
export const here = (path: string): string => __BASE_PATH__ + path;

/** Returns the folder of a site's address, without a slash at the end: `/pharmacy`, or nothing for a site of its own. */
export const folderOf = (website: string): string => new URL(website).pathname.slice(0, -1);

/** Refill form, or the card about refills on a site without one: `/prescriptions/#refill`. */
export const REFILL_SECTION_ID = "refill";

/** Transfer form: `/prescriptions/#transfer`. */
export const TRANSFER_SECTION_ID = "transfer";

/** Opening hours: `/contact/#hours`. */
export const HOURS_SECTION_ID = "hours";

/** Booking buttons of a service page. */
export const BOOKING_SECTION_ID = "book";

/** Picture for shared links of a site that names no picture of its own. */
export const SOCIAL_CARD = "/social-card.jpg";

/** Pixels that services ask for (https://ogp.me, developers.facebook.com/docs/sharing/webmasters/images). */
export const SOCIAL_CARD_SIZE = { width: 1200, height: 630 } as const;

/** Main content, to which the skip link leads. */
export const MAIN_ID = "main";
