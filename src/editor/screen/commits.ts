/** The last commits of `data/`, in words. Taking one back is a commit, too. */
import { type Commit, headOf, type Repository } from "../git/git-service";
import { type Changes, changesInWords, takenBack } from "../take-back";
import { check, errorsToRefuse } from "./check";
import { staffWords } from "./staff-words";

/** Commits to list: each costs several requests. */
const LISTED = 10;

/** Files of a commit to compare: a save has one or two. */
const MOST_FILES = 10;

/** Folder of the files that the screen edits. */
const FOLDER = "data";

export interface ListedCommit extends Commit {
  /** What changed, a sentence for each value. */
  words: string[];
  /** `undefined` if there are too many, such as the files with which a site begins. */
  changes?: Changes;
}

/** Returns the last commits, the latest first. */
export async function listedCommits(repository: Repository): Promise<ListedCommit[]> {
  const commits = await repository.lastCommits(LISTED, FOLDER);
  const listed = await Promise.all(commits.map((commit) => inWords(repository, commit)));
  // Others change only pictures.
  return listed.filter(({ words }) => words.length > 0);
}

async function inWords(repository: Repository, commit: Commit): Promise<ListedCommit> {
  const { id, parent } = commit;
  const paths = (await repository.changedFiles(id)).filter(isContent);
  if (paths.length > MOST_FILES) return { ...commit, words: [`${paths.length} files`] };
  const entries = paths.map(async (path) => {
    const [before, after] = await Promise.all([
      parent && repository.fileAt(parent, path),
      repository.fileAt(id, path),
    ]);
    return [path.slice(FOLDER.length + 1), { before, after }] as const;
  });
  const changes = Object.fromEntries(await Promise.all(entries));
  return { ...commit, words: changesInWords(changes), changes };
}

const isContent = (path: string) => path.startsWith(`${FOLDER}/`) && path.endsWith(".yaml");

/** @throws Error in words for staff if a change cannot be taken back, or if the files would have an error then */
export async function takeBack(repository: Repository, { changes = {}, words }: ListedCommit) {
  const head = await headOf(repository);
  const textAt = async (path: string) =>
    [path, await repository.fileAt(head, `${FOLDER}/${path}`)] as const;
  const textsNow = new Map(await Promise.all(Object.keys(changes).map(textAt)));
  const restored = [...takenBack(changes, (path) => textsNow.get(path))];
  // Files that go cannot be checked.
  const texts = new Map(
    restored.flatMap(([path, text]) => (text === undefined ? [] : [[path, text]])),
  );
  const [error] = errorsToRefuse(await check(texts), texts);
  if (error) throw new Error(`Not taken back: ${staffWords(error)}`);
  const files = new Map(restored.map(([path, text]) => [`${FOLDER}/${path}`, text]));
  await repository.write(files, `Take back: ${words[0] ?? ""}`, head);
}
