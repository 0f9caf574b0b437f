/** The repository in which the editing screen of a public site saves changes. `.env.example` explains the settings. */
import { CommandError } from "../../lib/command-error";
import type { Repository } from "../site-facts";

/** Returns the configured repository at GitHub; `undefined` in a fresh clone. Throws a CommandError on wrong settings. */
export function editorRepository(settings: NodeJS.ProcessEnv): Repository | undefined {
  const {
    EDITOR_GIT_REPOSITORY: name,
    EDITOR_GIT_BRANCH: branch,
    EDITOR_SIGN_IN_URL: signInUrl,
  } = settings;
  if (!name) return undefined;
  if (!/^[^/\s]+\/[^/\s]+$/.test(name)) {
    throw new CommandError(
      `EDITOR_GIT_REPOSITORY is "${name}". Set it to owner/name, as in the address of the repository.`,
    );
  }
  return { name, ...(branch && { branch }), ...(signInUrl && { signInUrl }) };
}
