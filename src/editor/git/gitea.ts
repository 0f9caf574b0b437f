/** The server of `npm run edit`, which answers as Gitea does: see `src/editor/server/local-repository.ts`. */
import { base64, type Repository, type RepositoryAccess } from "./git-service";
import { requester } from "./request";

/** What we read of a commit (https://docs.gitea.com/api/next/). */
export interface GiteaCommit {
  sha: string;
  html_url: string;
  commit: { author: { name: string; date: string } };
  parents: { sha: string }[];
  files: { filename: string }[];
}

/** @param root address of the API */
export function openGitea(root: string, { repository, token }: RepositoryAccess): Repository {
  const { json, text } = requester(root, token);
  const place = `/repos/${repository}`;
  return {
    lastCommits: async (count, folder = "") =>
      (await json<GiteaCommit[]>(`${place}/commits?limit=${count}&path=${folder}`)).map(
        ({ sha, html_url, commit: { author }, parents }) => ({
          id: sha,
          parent: parents[0]?.sha,
          time: Date.parse(author.date),
          who: author.name,
          url: html_url,
        }),
      ),
    changedFiles: async (commit) =>
      (await json<GiteaCommit>(`${place}/git/commits/${commit}`)).files.map(
        ({ filename }) => filename,
      ),
    fileAt: (commit, path) => text(`${place}/raw/${path}?ref=${commit}`),
    hashes: async () => {
      const { tree } = await json<{ tree: { path: string; sha: string }[] }>(
        `${place}/git/trees/main`,
      );
      return new Map(tree.map(({ path, sha }) => [path, sha]));
    },
    write: async (texts, message, head) => {
      const files = [...texts].map(([path, content]) =>
        content === undefined
          ? { operation: "delete", path, content: "" }
          : { operation: "update", path, content: base64(content) },
      );
      await json(`${place}/contents`, { body: { message, branch: head, files } });
    },
    buildReports: () => Promise.resolve([]),
    reviewBranches: () => Promise.resolve([]),
  };
}
