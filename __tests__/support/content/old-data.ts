/** `data/` as version 1.0.0 had it, less its pictures. It stays as it is: some pharmacy began with it. */
export const OLD_DATA = "__tests__/data-1.0.0";
