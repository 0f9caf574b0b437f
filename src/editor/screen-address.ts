/** Addresses of files and fields on the editing screen. */

/** Page of the screen, beside the start page. */
export const SCREEN_PAGE = "screen.html";

/** Names in the query of an address. */
export const FIELD = "field";
export const LANGUAGE = "language";

/** A file as an address names it. */
export interface FileAddress {
  /** Address after `#`. */
  route: string;
  /** Language of a translation. */
  language?: string;
}

/**
 * Returns the address of a file, or of a field in it. Sveltia CMS reads only what is after `#`; `screen/named-field.ts`
 * reads the rest.
 *
 * @param field path of the field: `specialHours.0.reason`
 */
export function screenAddress({ route, language }: FileAddress, field = ""): string {
  const query = new URLSearchParams({
    ...(field && { [FIELD]: field }),
    ...(language && { [LANGUAGE]: language }),
  }).toString();
  return `${SCREEN_PAGE}${query && `?${query}`}${route}`;
}
