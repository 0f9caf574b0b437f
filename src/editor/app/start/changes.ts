/** The last changes of the content, in words. Taking one back is a change, too. */
import { type Change, FilesError, type Files } from "../../files/files";
import { type Changes, changesInWords, takenBack } from "../../values/take-back";
import { wordsOf } from "../file/check";
import { t } from "../words";

/** Changes to list. At a service, each costs several requests. */
const LISTED = 10;

/** Files of a change to compare: a save has one or two. */
const MOST_FILES = 10;

export interface ListedChange extends Change {
  /** What changed, a sentence for each value. */
  words: string[];
  /** `undefined` if there are too many, such as the files with which a site begins. */
  changes?: Changes;
  /** True if everything is as it was before. */
  isTakenBack: boolean;
}

const isContent = (path: string) => path.endsWith(".yaml");

/**
 * Returns the last changes, the latest first.
 *
 * @param count how many to list at the most
 * @param labelOfFile returns what to call a file that was there before and is there now
 */
export async function listedChanges(
  files: Files,
  count = LISTED,
  labelOfFile?: (path: string) => string,
): Promise<ListedChange[]> {
  const [changes, version] = await Promise.all([files.lastChanges(count), files.version()]);
  const listed = await Promise.all(
    changes.map((change) => inWords(files, change, version, labelOfFile)),
  );
  // Others change only pictures.
  return listed.filter(({ words }) => words.length > 0);
}

async function textsNow(files: Files, changes: Changes, version: string) {
  const read = Object.keys(changes).map(
    async (path) => [path, await files.read(path, version)] as const,
  );
  const texts = new Map(await Promise.all(read));
  return (path: string) => texts.get(path);
}

async function inWords(
  files: Files,
  change: Change,
  version: string,
  labelOfFile?: (path: string) => string,
): Promise<ListedChange> {
  const { id, parent } = change;
  const paths = (await files.changedPaths(change)).filter(isContent);
  if (paths.length > MOST_FILES)
    return { ...change, words: [t("{count} files", { count: paths.length })], isTakenBack: false };
  const entries = paths.map(async (path) => {
    const [before, after] = await Promise.all([
      parent === undefined ? undefined : files.read(path, parent),
      files.read(path, id),
    ]);
    return [path, { before, after }] as const;
  });
  const changes: Changes = Object.fromEntries(await Promise.all(entries));
  const now = await textsNow(files, changes, version);
  return {
    ...change,
    words: changesInWords(changes, t, labelOfFile),
    changes,
    isTakenBack: isAsBefore(changes, now),
  };
}

function isAsBefore(changes: Changes, now: (path: string) => string | undefined): boolean {
  try {
    return takenBack(changes, now, t).size === 0;
  } catch {
    // The same values changed again since.
    return false;
  }
}

/** Throws an Error in words for staff if a change cannot be taken back, or if the files would have an error then. */
export async function takeBack(files: Files, { changes = {}, words }: ListedChange): Promise<void> {
  const version = await files.version();
  const restored = takenBack(changes, await textsNow(files, changes, version), t);
  const draft = [...restored].map(([path, text]) => [path, text ?? null] as const);
  const found = await files.check(Object.fromEntries(draft));
  const error = found.find(({ isError, isNew }) => isError && isNew);
  if (error) throw new FilesError(t("Not taken back: {reason}", { reason: wordsOf(error) }));
  await files.write(restored, t("Take back: {change}", { change: words[0] ?? "" }), version);
}
