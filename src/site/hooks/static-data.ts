/** Returns the node of a file below `data/`, or throws if the file is missing, which the check prevents. */
export function required<File>(file: File | null | undefined, name: string): File {
  if (!file) throw new Error(`data/${name} is missing. Run "npm run check".`);
  return file;
}

/** Returns the node of a file in one language, or that of the first language outside of a page. */
export const inLanguage = <File extends { locale: string }>(
  files: readonly File[],
  locale: string | undefined,
  name: string,
): File => required(files.find((file) => file.locale === locale) ?? files[0], name);
