/** The repository of the files, with the sign-in of Sveltia CMS. */
import { openGitea } from "../git/gitea";
import { GIT_SERVICES } from "../git/git-services";
import type { Repository } from "../git/git-service";
import type { GitFacts } from "../screen-facts";

/** Where Sveltia CMS keeps who signed in. */
const USER = "sveltia-cms.user";

/** Address of the API of `npm run edit`. */
export const localApi = () => new URL("api/v1", location.href).href;

interface User {
  /** Git service that gave the token. */
  backendName?: string;
  token?: string;
}

export class NotSignedIn extends Error {}

function signedIn(): User {
  try {
    return JSON.parse(localStorage.getItem(USER) ?? "{}") as User;
  } catch {
    return {};
  }
}

/** Signs in to `npm run edit`, which tells pages apart by their token. Call before Sveltia CMS starts. */
export function signInHere(): void {
  const user = { backendName: "gitea", token: crypto.randomUUID() };
  localStorage.setItem(USER, JSON.stringify(user));
}

/**
 * Returns the repository.
 *
 * @param purpose why one has to sign in
 * @throws NotSignedIn in words for staff
 */
export function openRepository(
  { service, repository, branch }: GitFacts,
  purpose: string,
): Repository {
  const { backendName, token } = signedIn();
  if (backendName !== service || !token) throw new NotSignedIn(`Sign in ${purpose}.`);
  const access = { repository, branch, token };
  return service === "gitea" ? openGitea(localApi(), access) : GIT_SERVICES[service].open(access);
}
