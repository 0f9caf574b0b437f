/**
 * Returns a content file's node, or throws if the file is missing, which the check prevents.
 *
 * @param name path below `data/`
 */
export function required<File>(file: File | null | undefined, name: string): File {
  if (!file) throw new Error(`data/${name} is missing. Run "npm run check".`);
  return file;
}

/**
 * Returns the node of a content file in one language, or that of the first language outside of a page.
 *
 * @param locale BCP 47
 * @param name path below `data/`
 */
export const inLanguage = <File extends { locale: string }>(
  files: readonly File[],
  locale: string | undefined,
  name: string,
): File => required(files.find((file) => file.locale === locale) ?? files[0], name);

/**
 * Returns a function that works out a value once for the data of a language, and not for each component that asks
 * for it.
 *
 * @param make gets data of static queries, which are the same objects on all pages
 */
export function once<Data extends readonly object[], Value>(make: (...data: Data) => Value) {
  const made: { data: Data; value: Value }[] = [];
  return (...data: Data): Value => {
    const known = made.find((entry) => entry.data.every((object, index) => object === data[index]));
    if (known) return known.value;
    const value = make(...data);
    made.push({ data, value });
    return value;
  };
}
