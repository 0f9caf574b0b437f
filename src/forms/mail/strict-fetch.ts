/**
 * Replaces the global `fetch` until `send` has made its request, because the mail library accepts no options for it.
 * The request fails on a redirect, whose target may answer anything with success, and is aborted by `signal`, so that
 * it cannot arrive later. Other requests, such as that of another form of the page, pass unchanged.
 */
export async function withStrictFetch<Result>(
  { isOwn, signal }: { isOwn: (body: string) => boolean; signal: AbortSignal },
  send: () => Promise<Result>,
): Promise<Result> {
  const { fetch } = globalThis;
  // Another form may have replaced it since, with a function that calls this one.
  const restoreFetch = () => {
    if (globalThis.fetch === strictFetch) globalThis.fetch = fetch;
  };
  const strictFetch: typeof fetch = async (input, init) => {
    if (typeof init?.body !== "string" || !isOwn(init.body)) return fetch(input, init);
    restoreFetch();
    const response = await fetch(input, { ...init, redirect: "error", signal });
    // An extension may have wrapped `fetch` and lose its settings.
    if (response.redirected) throw new TypeError("The request was redirected.");
    return response;
  };
  globalThis.fetch = strictFetch;
  try {
    return await send();
  } finally {
    restoreFetch();
  }
}
