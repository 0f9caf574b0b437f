import slugify from "slugify";

/**
 * A name as part of a web address: `Bed & Bath` becomes `bed-and-bath`.
 *
 * @returns an empty text if nothing in the name can be written in small Latin letters and digits
 */
export const toSlug = (name: string): string =>
  slugify(name.replaceAll("/", " "), { lower: true, strict: true });
