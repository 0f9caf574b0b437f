/** The last commits of `data/`, in words. Taking one back is a commit, too. */
import type { Commit, Repository } from "../git/git-service";
import type { GitFacts } from "../screen-facts";
import { type Changes, changesInWords, checkableTexts, takenBack } from "../take-back";
import { check, mistakesToRefuse } from "./check";
import type { ListedSave, SaveSource } from "./last-saves";
import { openRepository } from "./repository";
import { staffWords } from "./staff-words";

/** Commits to list: each costs several requests. */
const LISTED = 10;

/** Files of a commit to compare: a save has one or two. */
const MOST_FILES = 10;

/** Folder of the files that the screen edits. */
const FOLDER = "data";

/** Returns the commits of a repository. Under reviews, they are taken back at the Git service. */
export function commitsOf(git: GitFacts): SaveSource {
  /** Changes of the listed commits, by their id. */
  const listed = new Map<string, Changes>();

  async function listedSave(repository: Repository, commit: Commit): Promise<ListedSave> {
    const paths = (await repository.changedFiles(commit.id)).filter(isContent);
    if (paths.length > MOST_FILES) {
      return { ...commit, words: [`${paths.length} files`], isLarge: true };
    }
    const changes = await changesIn(repository, commit, paths);
    listed.set(commit.id, changes);
    return { ...commit, words: changesInWords(changes) };
  }

  return {
    list: async () => {
      const repository = opened(git);
      const commits = await repository.lastCommits(LISTED, FOLDER);
      const saves = await Promise.all(commits.map((commit) => listedSave(repository, commit)));
      // Others change only pictures.
      return saves.filter(({ words }) => words.length > 0);
    },
    takeBack: git.isReviewed
      ? undefined
      : ({ id, words }) => takeBack(opened(git), listed.get(id) ?? {}, words),
  };
}

function opened(git: GitFacts): Repository {
  const repository = openRepository(git);
  if (!repository) throw new Error("Sign in to see the last changes.");
  return repository;
}

async function changesIn(
  repository: Repository,
  { id, parent }: Commit,
  paths: readonly string[],
): Promise<Changes> {
  const entries = paths.map(async (path) => {
    const [before, after] = await Promise.all([
      parent && repository.fileAt(parent, path),
      repository.fileAt(id, path),
    ]);
    return [path.slice(FOLDER.length + 1), { before, after }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

const isContent = (path: string) => path.startsWith(`${FOLDER}/`) && path.endsWith(".yaml");

/** @throws Error if the change cannot be taken back, or if the files would have a mistake then */
async function takeBack(repository: Repository, changes: Changes, words: readonly string[]) {
  const [head] = await repository.lastCommits(1);
  if (!head) return;
  const textAt = async (path: string) =>
    [path, await repository.fileAt(head.id, `${FOLDER}/${path}`)] as const;
  const textsNow = new Map(await Promise.all(Object.keys(changes).map(textAt)));
  const restored = takenBack(changes, (path) => textsNow.get(path));
  const texts = checkableTexts(restored);
  const [mistake] = mistakesToRefuse(await check(texts), texts);
  if (mistake) throw new Error(`Not taken back: ${staffWords(mistake)}`);
  const files = new Map([...restored].map(([path, text]) => [`${FOLDER}/${path}`, text]));
  await repository.write(files, `Take back: ${words[0] ?? ""}`, head.id);
}
