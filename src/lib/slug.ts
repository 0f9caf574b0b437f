import slugify from "slugify";

/**
 * Converts a name to a part of an address: `Bed & Bath` becomes `bed-and-bath`.
 *
 * @returns an empty string if no character can be written in lowercase Latin letters and digits
 */
export const toSlug = (name: string): string =>
  slugify(name.replaceAll("/", " "), { lower: true, strict: true });
