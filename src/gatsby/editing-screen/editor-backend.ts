/** Git service in which the editing screen saves changes. `.env.example` explains the settings. */
import { basename } from "node:path";
import type { Backend } from "@sveltia/cms";
import type { Environment } from "../environment/mail-keys";
import { CommandError } from "../../lib/command-error";

/** Services that the screen can save to, with the hosts of their APIs and of the pictures of users. */
export const GIT_SERVICES = {
  github: {
    connections: ["https://api.github.com", "https://www.githubstatus.com"],
    pictures: ["https://avatars.githubusercontent.com"],
    history: (repository: string, branch: string) =>
      `https://github.com/${repository}/commits/${branch}/`,
  },
  gitlab: {
    connections: ["https://gitlab.com", "https://status-api.hostedstatus.com"],
    pictures: ["https://gitlab.com", "https://secure.gravatar.com"],
    history: (repository: string, branch: string) =>
      `https://gitlab.com/${repository}/-/commits/${branch}/`,
  },
};

export const isGitService = (name: string): name is keyof typeof GIT_SERVICES =>
  Object.hasOwn(GIT_SERVICES, name);

/**
 * Returns the configured Git service; `undefined` in a fresh clone.
 *
 * @throws CommandError if the settings do not name a service and a repository
 */
export function gitBackend(environment: Environment): Backend | undefined {
  const {
    EDITOR_GIT_BACKEND: name,
    EDITOR_GIT_REPOSITORY: repo,
    EDITOR_GIT_BRANCH: branch,
    EDITOR_SIGN_IN_URL: signInUrl,
  } = environment;
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

/** Returns the address of a file's history, before its path in the repository; `undefined` without a Git service. */
export function historyUrlOf(backend: Backend): string | undefined {
  if (!isGitService(backend.name) || !("repo" in backend)) return undefined;
  const { repo, branch = "HEAD" } = backend as { repo: string; branch?: string };
  return GIT_SERVICES[backend.name].history(repo, branch);
}

/**
 * Returns a placeholder backend, which Sveltia CMS requires even to edit local files. Gitea is the only
 * backend that sends no request before sign-in. The repository's name shows people which folder to choose.
 */
export const localBackend = (folder: string): Backend => ({
  name: "gitea",
  repo: `this-computer/${basename(folder)}`,
  auth_methods: ["token"],
});
