/** Renames or deletes a page, together with the places that name it. */
import { type Draft, FilesError, SavedMeanwhile, type Written } from "../../files/files";
import { fileLabel } from "../../labels";
import { placesOf, textsOf } from "../../values/file-value";
import { problemsOf } from "../file/check";
import { openFile } from "../file/save";
import type { FieldProblem } from "../form/store";
import { setAt } from "../form/values";
import type { Path } from "../route";
import type { Site } from "../site-context";
import { t } from "../words";
import { type Reference, withoutLinks } from "./references";

/** Texts to write, by path below `data/`; `null` deletes a file. */
type Change = Record<string, string | null>;

/** Saves a change of several files, unless it would stop the site from being published. Returns why not. */
async function apply(
  site: Site,
  path: string,
  change: Change,
  message: string,
): Promise<FieldProblem[]> {
  const { files } = site;
  const version = await files.version();
  const found = (await files.check(change as Draft)).filter(
    ({ isError, isNew }) => isError && isNew,
  );
  if (found.length > 0)
    return problemsOf(found, { path, value: undefined, texts: {} }, change, site);
  const written: Written = new Map(
    Object.entries(change).map(([place, text]) => [place, text ?? undefined]),
  );
  await files.write(written, message, version).catch((error: unknown) => {
    if (!(error instanceof SavedMeanwhile)) throw error;
    throw new FilesError(
      t("Somebody else saved at the same moment. Nothing was changed. Try again."),
    );
  });
  return [];
}

/** Returns the texts of the files in which references change. */
async function changedTexts(
  site: Site,
  references: readonly Reference[],
  change: (form: unknown, ofFile: readonly Reference[]) => unknown,
): Promise<Change> {
  const files = [...new Set(references.map(({ file }) => file))];
  const texts = files.map(async (file) => {
    const ofFile = references.filter((reference) => reference.file === file);
    const { texts: before, value } = await openFile(site, file);
    return [...textsOf(file, change(value, ofFile), before, site.others)].filter(
      ([place, text]) => text !== before[place],
    );
  });
  return Object.fromEntries((await Promise.all(texts)).flat());
}

interface Renaming {
  path: string;
  /** New names, by the path of the title in the form. */
  titles: readonly (readonly [Path, string])[];
  /** Places to change, too, each with the new text. */
  places: readonly (readonly [Reference, string])[];
}

export async function renamePage(
  site: Site,
  { path, titles, places }: Renaming,
): Promise<FieldProblem[]> {
  const page = await openFile(site, path);
  const value = titles.reduce(
    (form, [title, text]) => setAt(form, title, text || undefined),
    page.value,
  );
  const others = await changedTexts(
    site,
    places.map(([place]) => place),
    (form, ofFile) =>
      places
        .filter(([place]) => ofFile.includes(place))
        .reduce((changed, [place, text]) => setAt(changed, place.path, text), form),
  );
  const own = Object.fromEntries(textsOf(path, value, page.texts, site.others));
  const message = t("Rename {file}", { file: fileLabel(path, t) });
  return apply(site, path, { ...others, ...own }, message);
}

/** Deletes a page, and the links that lead to it. */
export async function deletePage(
  site: Site,
  path: string,
  links: readonly Reference[],
): Promise<FieldProblem[]> {
  const { texts } = await openFile(site, path);
  const gone = placesOf(path, site.others).filter((place) => texts[place.path] !== undefined);
  const others = await changedTexts(site, links, (form, ofFile) =>
    withoutLinks(
      form,
      ofFile.map((link) => link.path),
    ),
  );
  const change = { ...others, ...Object.fromEntries(gone.map((place) => [place.path, null])) };
  return apply(site, path, change, t("Delete {file}", { file: fileLabel(path, t) }));
}
