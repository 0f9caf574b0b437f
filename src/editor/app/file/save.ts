/** Saves a form, with what somebody else changed meanwhile. */
import { isSame } from "../../../content/write/values";
import { type CheckedProblem, FilesError, SavedMeanwhile } from "../../files/files";
import { withNewDaysInPlace } from "../../values/combine";
import { mergeFiles } from "../../values/merge-files";
import type { Conflict } from "../../values/merge-changes";
import {
  placesOf,
  textsOf,
  type Texts,
  typeAt,
  unreadableIn,
  valueOf,
} from "../../values/file-value";
import { fileLabel } from "../../labels";
import type { FieldProblem } from "../form/store";
import { type Site, titledLabel } from "../site-context";
import { t } from "../words";
import { cannotBeRead, checked, namesOfPhotos, problemsOf } from "./check";
import { photos } from "./photos";

/** Attempts while others save. */
const ATTEMPTS = 5;

export type Choice = "ours" | "theirs";

export interface SaveRequest {
  path: string;
  value: unknown;
  texts: Texts;
  /** Answers to the questions of the last attempt, by their labels. */
  choices?: ReadonlyMap<string, Choice>;
  /** True if a file that somebody deleted is to be written again. */
  writesAgain?: boolean;
}

export interface Saved {
  texts: Texts;
  value: unknown;
}

export type SaveAnswer =
  | { saved: Saved; problems: FieldProblem[] }
  | { conflicts: Conflict[] }
  | { isDeleted: true }
  | { refused: FieldProblem[] };

/** Returns the name of a question: the labels that lead to its value. */
export const keyOfConflict = ({ labels }: Conflict) => labels.join(", ");

/** Returns the texts merged with those of now, and the questions that `choices` does not answer. */
function merged(request: SaveRequest, now: Texts, others: readonly string[]) {
  const { path, value, texts, choices } = request;
  const conflicts: Conflict[] = [];
  const versions = [...textsOf(path, value, texts, others)].map(([place, ours]) => {
    const base = texts[place] ?? "";
    return [place, { base, ours, theirs: now[place] ?? base }] as const;
  });
  const [original, ...translations] = versions;
  if (!original) throw new Error("There is nothing to save.");
  const all = mergeFiles(original, translations, (conflict) => {
    const choice = choices?.get(keyOfConflict(conflict));
    if (!choice) conflicts.push(conflict);
    return choice ?? "ours";
  });
  return { all: Object.fromEntries(all) as Texts, conflicts };
}

async function textsAt(site: Site, path: string, version: string): Promise<Texts> {
  const read = placesOf(path, site.others).map(async (place) => {
    const text = await site.files.read(place.path, version);
    return text === undefined ? [] : [[place.path, text] as const];
  });
  return Object.fromEntries((await Promise.all(read)).flat());
}

/** Returns a file as it is now; without texts if it is not there. */
export async function openFile(site: Site, path: string) {
  const texts = await textsAt(site, path, await site.files.version());
  return { path, texts, value: valueOf(path, texts, site.others) };
}

/** Saves a form, or returns why not. Throws an Error in words for staff if the files cannot be reached. */
export async function saveForm(site: Site, request: SaveRequest): Promise<SaveAnswer> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const answer = await tryToSave(site, request).catch((error: unknown) => {
      if (error instanceof SavedMeanwhile) return undefined;
      throw error;
    });
    if (answer) return answer;
  }
  throw new FilesError(t("Somebody else saves all the time. Nothing was changed. Try again."));
}

async function tryToSave(site: Site, request: SaveRequest): Promise<SaveAnswer> {
  const { files, others } = site;
  const { path, texts } = request;
  const version = await files.version();
  const now = await textsAt(site, path, version);
  if (texts[path] !== undefined && now[path] === undefined && !request.writesAgain)
    return { isDeleted: true };
  const unreadable = unreadableIn(now);
  if (unreadable) throw new FilesError(`${titledLabel(site.facts, unreadable)}: ${cannotBeRead()}`);
  const { all, conflicts } = merged(request, now, others);
  if (conflicts.length > 0) return { conflicts };

  const found = await checked(files.check, all);
  if (found.some(isNewError)) return { refused: await refusals(site, request, found) };

  const saved = inOrder(path, all, others);
  const problems = problemsOf(found, { path, ...saved }, saved.texts, site);
  const changed = Object.entries(saved.texts).filter(([place, text]) => text !== now[place]);
  const newPhotos = await namesOfPhotos(saved.value);
  const contents = await Promise.all(
    newPhotos.map(async (name) => [name, await photos.of(name)] as const),
  );
  if (changed.length > 0 || contents.length > 0) {
    const message = t("Change {file}", { file: fileLabel(path, t) });
    const written: [string, string | Blob | undefined][] = [...contents, ...changed].map(
      ([place, content]) => [place, content],
    );
    await files.write(new Map(written), message, version);
  }
  await Promise.all(newPhotos.map((name) => photos.forget(name)));
  return { saved, problems };
}

const isNewError = ({ isError, isNew }: CheckedProblem) => isError && isNew;

/** Returns what is wrong at the fields of the form, which has not what somebody else changed. */
async function refusals(site: Site, request: SaveRequest, found: readonly CheckedProblem[]) {
  const { path, value, texts } = request;
  const draft = Object.fromEntries(textsOf(path, value, texts, site.others));
  const own = await checked(site.files.check, draft);
  const shown = own.some(isNewError) ? own : found;
  return problemsOf(shown, { path, value, texts }, draft, site);
}

/** Returns the texts with a new day where it belongs. */
function inOrder(path: string, texts: Texts, others: readonly string[]): Saved {
  const value = valueOf(path, texts, others);
  const sorted = withNewDaysInPlace(typeAt(path).schema, value);
  if (isSame(sorted, value)) return { texts, value };
  return { texts: Object.fromEntries(textsOf(path, sorted, texts, others)), value: sorted };
}

/** Returns a form in which somebody typed while it was saved: what was saved, with what was typed since. */
export function withTypedSince(
  site: Site,
  request: SaveRequest,
  value: unknown,
  saved: Saved,
): unknown {
  if (value === request.value) return saved.value;
  const all = new Map<string, Choice>();
  const typed = merged({ ...request, value, choices: all }, saved.texts, site.others);
  return valueOf(request.path, typed.all, site.others);
}
