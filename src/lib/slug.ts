import slugify from "slugify";

/** Converts a name to a part of an address: `bed-and-bath` for `Bed & Bath`; empty without Latin letters and digits. */
export const toSlug = (name: string): string =>
  slugify(name.replaceAll("/", " "), { lower: true, strict: true });
