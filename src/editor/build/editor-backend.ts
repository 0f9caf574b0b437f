/** Git service in which the editing screen saves changes. `.env.example` explains the settings. */
import { basename } from "node:path";
import { CommandError } from "../../lib/command-error";
import { GIT_SERVICES, isGitService } from "../git/git-services";
import type { GitBackend } from "../screen-facts";

interface SignInBackend extends GitBackend {
  base_url?: string;
  auth_methods?: "token"[];
}

/** Returns the configured Git service; `undefined` in a fresh clone. Throws a CommandError on wrong settings. */
export function gitBackend(settings: NodeJS.ProcessEnv): SignInBackend | undefined {
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

/** Returns the server of `npm run edit` as a Git service. Browsers keep drafts by the name of the folder. */
export const localBackend = (folder: string): GitBackend => ({
  name: "gitea",
  repo: `this-computer/${basename(folder).replaceAll(/[^\w-]+/g, "-")}`,
  branch: "main",
});
