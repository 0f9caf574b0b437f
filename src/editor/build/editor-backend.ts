/** Git service in which the editing screen saves changes. `.env.example` explains the settings. */
import { basename } from "node:path";
import type { Backend } from "@sveltia/cms";
import { CommandError } from "../../lib/command-error";
import { GIT_SERVICES, isGitService } from "../git/git-services";
import type { GitFacts } from "../screen-facts";

/** Environment variables, as in `process.env`. */
export type Settings = Readonly<Record<string, string | undefined>>;

/**
 * Returns the configured Git service; `undefined` in a fresh clone.
 *
 * @throws CommandError if the settings do not name a service and a repository
 */
export function gitBackend(settings: Settings): Backend | undefined {
  const {
    EDITOR_GIT_BACKEND: name,
    EDITOR_GIT_REPOSITORY: repo,
    EDITOR_GIT_BRANCH: branch,
    EDITOR_SIGN_IN_URL: signInUrl,
  } = settings;
  if (!name && !repo) return undefined;
  if (!name || !isGitService(name)) {
    throw new CommandError(
      `EDITOR_GIT_BACKEND is "${name ?? ""}". Set it to ${Object.keys(GIT_SERVICES).join(" or ")}.`,
    );
  }
  if (!repo || !/^[^/\s]+(\/[^/\s]+)+$/.test(repo)) {
    throw new CommandError(
      `EDITOR_GIT_REPOSITORY is "${repo ?? ""}". Set it to owner/name, as in the address of the repository.`,
    );
  }
  return {
    name,
    repo,
    ...(branch && { branch }),
    ...(signInUrl ? { base_url: signInUrl } : { auth_methods: ["token"] }),
  };
}

/** Returns what our parts of the screen need to use the Git service. */
export function gitFactsOf(backend: Backend, isReviewed: boolean): GitFacts {
  const { name, repo, branch } = backend as {
    name: GitFacts["service"];
    repo: string;
    branch?: string;
  };
  return { service: name, repository: repo, branch, isReviewed };
}

/** Returns the server of `npm run edit` as a Git service. Browsers keep drafts by the name of the folder. */
export const localBackend = (folder: string): Backend => ({
  name: "gitea",
  repo: `this-computer/${basename(folder).replaceAll(/[^\w-]+/g, "-")}`,
  branch: "main",
});
