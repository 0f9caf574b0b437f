/** Where the editing screen keeps its changes. `.env.example` explains each setting. */
import { basename } from "node:path";
import type { Backend } from "@sveltia/cms";
import type { Environment } from "../gatsby/environment/mail-settings";
import { CommandError } from "../lib/command-error";

const GIT_BACKENDS = ["github", "gitlab"] as const;

type GitBackendName = (typeof GIT_BACKENDS)[number];

const isGitBackend = (name: string): name is GitBackendName =>
  (GIT_BACKENDS as readonly string[]).includes(name);

/**
 * The Git service that the pharmacy configured.
 *
 * @returns `undefined` when none is, as in a fresh clone
 * @throws CommandError when the settings do not name a service and a repository
 */
export function gitBackend(environment: Environment): Backend | undefined {
  const {
    EDITOR_GIT_BACKEND: name,
    EDITOR_GIT_REPOSITORY: repo,
    EDITOR_GIT_BRANCH: branch,
    EDITOR_SIGN_IN_URL: signInUrl,
  } = environment;
  if (!name && !repo) return undefined;
  if (!name || !isGitBackend(name)) {
    throw new CommandError(
      `EDITOR_GIT_BACKEND is "${name ?? ""}". Set it to ${GIT_BACKENDS.join(" or ")}.`,
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

/**
 * Stands in where no Git service is configured: Sveltia CMS wants one even when it works on this
 * machine alone. Of those it knows, Gitea is the one that it asks nothing before anyone signs in.
 * The folder's name tells people which one to choose.
 */
export const localBackend = (folder: string): Backend => ({
  name: "gitea",
  repo: `this-computer/${basename(folder)}`,
  auth_methods: ["token"],
});
