/** The repository of a hosted screen, with the sign-in of Sveltia CMS. */
import { GIT_SERVICES } from "../git/git-services";
import type { Repository } from "../git/git-service";
import type { GitFacts } from "../screen-facts";

/** Where Sveltia CMS keeps who signed in. */
const USER = "sveltia-cms.user";

interface User {
  /** Git service that gave the token; `local` if the screen edits files of this computer. */
  backendName?: string;
  token?: string;
}

function signedIn(): User {
  try {
    return JSON.parse(localStorage.getItem(USER) ?? "{}") as User;
  } catch {
    return {};
  }
}

/** True if the screen edits files of this computer instead of the repository. */
export const editsLocalFiles = () => signedIn().backendName === "local";

/** Returns the repository; `undefined` until somebody signs in. */
export function openRepository({ service, repository, branch }: GitFacts): Repository | undefined {
  const { backendName, token } = signedIn();
  if (backendName !== service || !token) return undefined;
  return GIT_SERVICES[service].open({ repository, branch, token });
}
