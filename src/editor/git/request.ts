/** Requests to the API of a Git service. */

/** Name of the server of `npm run edit` for staff. */
export const EDITING_PROGRAM = "The editing program";

/** Said when that server was stopped. */
export const NOT_RUNNING =
  "The editing program does not answer. Start it again: what you typed stays here.";

/** Reason why a Git service did not do what was asked, in words for staff. */
export class ServiceError extends Error {
  constructor(
    message: string,
    readonly status?: number,
  ) {
    super(message);
  }
}

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
export function refused(service: string, { status, headers, message = "" }: Refusal): ServiceError {
  const because = (reason: string, code = status) => new ServiceError(`${service} ${reason}`, code);
  if (status === 429 || headers.get("x-ratelimit-remaining") === "0" || /rate limit/i.test(message))
    return because("was asked too often. Try again in an hour.", 429);
  // Only the editing program answers this, in our words.
  if (status === 409 && message) return new ServiceError(message, status);
  if (WITHOUT_REVIEW.test(message))
    return because("takes no change without a review. Ask whoever gave you access.");
  if (status === 401)
    return because("no longer accepts your sign-in. Sign out, and sign in again.");
  if (status === 403 || status === 404)
    return because("does not let you do this. Ask whoever gave you access.");
  if (status < 400) return because("did not take this. Try again later.");
  return because(`does not answer as expected (${status}). Try again later.`);
}

export const unreachable = (service: string) =>
  new ServiceError(
    service === EDITING_PROGRAM ? NOT_RUNNING : `${service} cannot be reached. Try again later.`,
  );

/** Returns the address of what `fetch` is asked for. */
export const urlOf = (input: RequestInfo | URL): string =>
  input instanceof Request ? input.url : String(input);

/** Returns what a service says of a refusal; `undefined` if it says nothing. */
export const messageOf = (response: Response): Promise<string | undefined> =>
  response
    .clone()
    .json()
    .then(
      ({ message }: { message?: unknown }) => (typeof message === "string" ? message : undefined),
      () => undefined,
    );

/** Returns a function that sends requests with a token, which goes nowhere but to `root`, the address of the API. */
export function requester(service: string, root: string, token: string) {
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
      throw unreachable(service);
    });
    if (response.ok) return response;
    const { status, headers } = response;
    const message = await messageOf(response);
    throw refused(service, { status, headers, message });
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

/** Returns what a request finds, or nothing if the token has no right to it. */
export const ifAllowed = <Answer>(request: Promise<Answer[]>): Promise<Answer[]> =>
  request.catch((error: unknown) => {
    if (error instanceof ServiceError && (error.status === 403 || error.status === 404)) return [];
    throw error;
  });
