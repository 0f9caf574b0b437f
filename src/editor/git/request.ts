/** Requests to the API of a Git service. */

/** Reason why a Git service did not do what was asked, in words for staff. */
export class ServiceError extends Error {
  constructor(
    message: string,
    readonly status?: number,
  ) {
    super(message);
  }
}

export interface RequestOptions {
  accept?: string;
  /** Sent as JSON in a `POST` request. */
  body?: unknown;
}

/**
 * Returns a function that sends requests with a token.
 *
 * @param root address of the API; the token goes nowhere else
 */
export function requester(root: string, token: string) {
  const { hostname } = new URL(root);
  const service = hostname === "localhost" ? "npm run edit" : hostname;

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
      throw new ServiceError(`${service} cannot be reached.`);
    });
    if (response.ok) return response;
    if (response.status !== 409) throw refusal(service, response);
    throw new ServiceError(((await response.json()) as { message: string }).message, 409);
  }

  return {
    json: async <Answer>(path: string, options?: RequestOptions) => {
      const response = await send(path, options);
      return response.json().catch(() => {
        throw new ServiceError(`${service} does not answer as expected. Try again later.`);
      }) as Promise<Answer>;
    },
    /** Returns a text; `undefined` if there is none. */
    text: async (path: string, options?: RequestOptions) =>
      send(path, options).then(
        (response) => response.text(),
        (error: unknown) => {
          if (error instanceof ServiceError && error.status === 404) return undefined;
          throw error;
        },
      ),
  };
}

function refusal(service: string, { status, headers }: Response): ServiceError {
  const isTooOften = status === 429 || headers.get("x-ratelimit-remaining") === "0";
  const reason = isTooOften
    ? "was asked too often. Try again in an hour."
    : status === 401
      ? "no longer accepts your sign-in. Sign out, and sign in again."
      : status === 403 || status === 404
        ? "does not let you do this. Ask whoever gave you access."
        : `does not answer as expected (${status}). Try again later.`;
  return new ServiceError(`${service} ${reason}`, status);
}

/** Returns what a request finds, or nothing if the token has no right to it. */
export const ifAllowed = <Answer>(request: Promise<Answer[]>): Promise<Answer[]> =>
  request.catch((error: unknown) => {
    if (error instanceof ServiceError && (error.status === 403 || error.status === 404)) return [];
    throw error;
  });
