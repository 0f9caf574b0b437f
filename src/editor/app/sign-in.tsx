import { type FormEvent, useEffect, useState } from "react";
import type { Repository } from "../site-facts";
import { t } from "./words";

const KEY = "github-token";

/** Returns the token of somebody who asked to stay signed in. */
export const keptToken = (): string | undefined => localStorage.getItem(KEY) ?? undefined;

export function signOut(): void {
  localStorage.removeItem(KEY);
  location.reload();
}

/**
 * Asks a sign-in service for a token, in a window of its own. All known services for editing screens speak like this
 * (https://decapcms.org/docs/external-oauth-clients/): the window greets, waits for an answer, and then sends the token.
 */
function askService({ signInUrl = "" }: Repository): Promise<string> {
  const query = new URLSearchParams({
    provider: "github",
    site_id: location.hostname,
    scope: "repo",
  });
  const { origin } = new URL(signInUrl);
  const opened = window.open(
    `${signInUrl.replace(/\/$/, "")}/auth?${query}`,
    "sign-in",
    "width=600,height=700",
  );
  return new Promise((resolve, reject) => {
    const listen = (event: MessageEvent<unknown>) => {
      if (event.origin !== origin || typeof event.data !== "string") return;
      if (event.data === "authorizing:github") {
        opened?.postMessage(event.data, origin);
        return;
      }
      const [, state, content = ""] = /^authorization:github:(\w+):(.*)$/s.exec(event.data) ?? [];
      if (!state) return;
      removeEventListener("message", listen);
      opened?.close();
      const { token } = JSON.parse(content) as { token?: string };
      if (state === "success" && token) resolve(token);
      else reject(new Error(t("GitHub did not let you in. Try again.")));
    };
    addEventListener("message", listen);
  });
}

interface SignInProps {
  repository: Repository;
  onToken: (token: string) => void;
}

/** Asks staff on a public site who they are. The token stays in this page, unless they ask to stay signed in. */
export function SignIn({ repository, onToken }: SignInProps) {
  const [token, setToken] = useState("");
  const [stays, setStays] = useState(false);
  const [said, setSaid] = useState("");
  useEffect(() => void (document.title = t("Edit the website")), []);
  const finish = (found: string) => {
    if (stays) localStorage.setItem(KEY, found);
    onToken(found);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (token.trim() === "") setSaid(t("Paste your token first."));
    else finish(token.trim());
  };
  return (
    <main>
      <h1>{t("Edit the website")}</h1>
      <form onSubmit={submit}>
        {repository.signInUrl ? (
          <button
            type="button"
            className="main"
            onClick={() =>
              void askService(repository).then(finish, (error: Error) => setSaid(error.message))
            }
          >
            {t("Sign in with GitHub")}
          </button>
        ) : (
          <label className="field">
            {t("Your token of GitHub")}
            <input
              type="password"
              autoComplete="off"
              value={token}
              onChange={({ target }) => setToken(target.value)}
            />
          </label>
        )}
        <label className="option">
          <input
            type="checkbox"
            checked={stays}
            onChange={({ target }) => setStays(target.checked)}
          />{" "}
          {t("Stay signed in on this computer. Only on one that others do not use.")}
        </label>
        {!repository.signInUrl && <button className="main">{t("Sign in")}</button>}
        <p role="alert">{said}</p>
      </form>
    </main>
  );
}
