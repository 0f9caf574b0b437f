/** Git service in which the editing screen saves changes. `.env.example` explains the settings. */
import { basename } from "node:path";
import { CommandError } from "../../lib/command-error";
import type { GitBackend } from "../screen-facts";

interface SignInBackend extends GitBackend {
  base_url?: string;
  auth_methods?: "token"[];
}

/** Returns the configured repository at GitHub; `undefined` in a fresh clone. Throws a CommandError on wrong settings. */
export function gitBackend(settings: NodeJS.ProcessEnv): SignInBackend | undefined {
  const {
    EDITOR_GIT_REPOSITORY: repo,
    EDITOR_GIT_BRANCH: branch,
    EDITOR_SIGN_IN_URL: signInUrl,
  } = settings;
  if (!repo) return undefined;
  if (!/^[^/\s]+\/[^/\s]+$/.test(repo)) {
    throw new CommandError(
      `EDITOR_GIT_REPOSITORY is "${repo}". Set it to owner/name, as in the address of the repository.`,
    );
  }
  return {
    name: "github",
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
