/** The repository of the files, with the sign-in of Sveltia CMS. */
import { openGitea } from "../git/gitea";
import { github } from "../git/github";
import type { Repository } from "../git/git-service";
import { siteFacts } from "./site-facts";

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

/** Returns the repository. Throws NotSignedIn, with the purpose, in words for staff. */
export function openRepository(purpose: string): Repository {
  const { name, repo, branch } = siteFacts.git;
  const { backendName, token } = signedIn();
  if (backendName !== name || !token) throw new NotSignedIn(`Sign in ${purpose}.`);
  const access = { repository: repo, branch, token };
  return name === "gitea" ? openGitea(localApi(), access) : github.open(access);
}
