/** Requests to a service, whose refusals are in words for staff. */
import type { Say } from "../../lib/say";
import { FilesError } from "./files";

interface RequestOptions {
  accept?: string;
  /** Sent as JSON in a `POST` request. */
  body?: unknown;
}

interface Refusal {
  status: number;
  headers: Headers;
  /** In the words of the service. */
  message?: string;
}

const WITHOUT_REVIEW = /rule violation|protected|pull request|without a review/i;

/** Returns why a service refuses something, in words for staff. */
export function refused(
  service: string,
  { status, headers, message = "" }: Refusal,
  say: Say,
): FilesError {
  const parts = { service, status };
  if (status === 429 || headers.get("x-ratelimit-remaining") === "0" || /rate limit/i.test(message))
    return new FilesError(say("{service} was asked too often. Try again in an hour.", parts), 429);
  return new FilesError(reasonOf(status, message, say)(parts), status);
}

function reasonOf(status: number, message: string, say: Say) {
  return (parts: { service: string; status: number }): string => {
    if (WITHOUT_REVIEW.test(message))
      return say("{service} takes no change without a review. Ask whoever gave you access.", parts);
    if (status === 401)
      return say(
        "{service} no longer accepts your sign-in. Sign out, and sign in again: what you typed stays here.",
        parts,
      );
    if (status === 403 || status === 404)
      return say("{service} does not let you do this. Ask whoever gave you access.", parts);
    if (status < 400) return say("{service} did not take this. Try again later.", parts);
    return say("{service} does not answer as expected ({status}). Try again later.", parts);
  };
}

/** Returns what a service says of a refusal; `undefined` if it says nothing. */
const messageOf = (response: Response): Promise<string | undefined> =>
  response.json().then(
    ({ message }: { message?: unknown }) => (typeof message === "string" ? message : undefined),
    () => undefined,
  );

/** Returns functions that send requests with a token, which goes nowhere but to `root`, the address of the API. */
export function requester(service: string, root: string, token: string, say: Say) {
  async function send(path: string, { accept = "application/json", body }: RequestOptions = {}) {
    const response = await fetch(root + path, {
      method: body ? "POST" : "GET",
      // Asks whether something changed. GitHub does not count "not modified" towards its limit of requests.
      cache: "no-cache",
      headers: {
        Accept: accept,
        Authorization: `Bearer ${token}`,
        ...(body ? { "Content-Type": "application/json" } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch(() => {
      throw new FilesError(say("{service} cannot be reached. Try again later.", { service }));
    });
    if (response.ok) return response;
    const { status, headers } = response;
    throw refused(service, { status, headers, message: await messageOf(response) }, say);
  }

  return {
    json: async <Answer>(path: string, options?: RequestOptions) => {
      const response = await send(path, options);
      return response.json().catch(() => {
        throw new FilesError(
          say("{service} does not answer as expected. Try again later.", { service }),
        );
      }) as Promise<Answer>;
    },
    /** Returns a file; `undefined` if there is none. */
    file: async (path: string, options?: RequestOptions): Promise<Response | undefined> =>
      send(path, options).catch((error: unknown) => {
        if (error instanceof FilesError && error.status === 404) return undefined;
        throw error;
      }),
  };
}

/** Returns what a request finds, or nothing if the token has no right to it. */
export const ifAllowed = <Answer>(request: Promise<Answer[]>): Promise<Answer[]> =>
  request.catch((error: unknown) => {
    if (error instanceof FilesError && (error.status === 403 || error.status === 404)) return [];
    throw error;
  });
