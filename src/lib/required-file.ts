/**
 * What a query found in a content file. The check makes sure that all files exist.
 *
 * @param name the file, below `data/`
 */
export function required<File>(file: File | null | undefined, name: string): File {
  if (!file) throw new Error(`data/${name} is missing. Run "npm run check".`);
  return file;
}
