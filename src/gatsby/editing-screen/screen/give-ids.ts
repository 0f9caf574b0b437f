/** Gives new entries their ids when a file is saved, the only moment at which the screen hands over all languages. */
import { contentTypeAt } from "../../../content/schema/content-files";
import { idsToGive } from "./entry-ids";
import { pathOf, type SavedFile } from "./formats";

/** Returns the file with an id for each new entry, from its name in the first language. */
export function giveIds(file: SavedFile): SavedFile {
  const type = contentTypeAt(pathOf(file));
  if (!type) return file;
  const { data, i18n } = file.toJS();
  // Lists of all languages have the same entries in the same order.
  const languages = [["data"], ...Object.keys(i18n).map((code) => ["i18n", code, "data"])];
  const given = idsToGive(type.schema, data).flatMap(({ path, id }) =>
    languages.map((language) => ({ path: [...language, ...path], id })),
  );
  return given.reduce(
    (changed, { path, id }) => (changed.hasIn(path) ? changed.setIn(path, id) : changed),
    file,
  );
}
