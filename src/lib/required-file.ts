/**
 * Returns a content file's node, or throws if the file is missing, which the check prevents.
 *
 * @param name path below `data/`
 */
export function required<File>(file: File | null | undefined, name: string): File {
  if (!file) throw new Error(`data/${name} is missing. Run "npm run check".`);
  return file;
}
