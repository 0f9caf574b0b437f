/** The server of `npm run edit`, which answers as Gitea does: see `src/editor/server/local-repository.ts`. */
import { base64, encodePath, type Repository, type RepositoryAccess } from "./git-service";
import { commitOf, type GitHubCommit, hashesIn } from "./github";
import { EDITING_PROGRAM, requester } from "./request";

/** @param root address of the API (https://docs.gitea.com/api/next/) */
export function openGitea(root: string, { repository, token }: RepositoryAccess): Repository {
  const { json, text } = requester(EDITING_PROGRAM, root, token);
  const place = `/repos/${repository}`;
  return {
    lastCommits: async (count, folder = "") =>
      (await json<GitHubCommit[]>(`${place}/commits?limit=${count}&path=${folder}`)).map(commitOf),
    changedFiles: async (commit) => {
      const { files = [] } = await json<GitHubCommit>(`${place}/git/commits/${commit}`);
      return files.map(({ filename }) => filename);
    },
    fileAt: (commit, path) => text(`${place}/raw/${encodePath(path)}?ref=${commit}`),
    blob: (hash) => text(`${place}/git/blobs/${hash}`),
    hashes: async () => hashesIn(await json(`${place}/git/trees/main`)),
    write: async (texts, message, head) => {
      const files = [...texts].map(([path, content]) => ({
        operation: content === undefined ? "delete" : "update",
        path,
        content: base64(content ?? ""),
      }));
      await json(`${place}/contents`, { body: { message, branch: head, files } });
    },
    buildReports: () => Promise.resolve([]),
  };
}
