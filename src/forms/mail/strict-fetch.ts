/**
 * Replaces the global `fetch` for the first request of `send`, because the mail library accepts no
 * options for it. The request fails on a redirect, whose target may answer anything with success, and
 * is aborted by `signal`, so that it cannot arrive later. The original `fetch` is restored as soon as
 * the request has started.
 */
export async function withStrictFetch<Result>(
  signal: AbortSignal,
  send: () => Promise<Result>,
): Promise<Result> {
  const { fetch } = globalThis;
  const restoreFetch = () => {
    if (globalThis.fetch === strictFetch) globalThis.fetch = fetch;
  };
  const strictFetch: typeof fetch = async (input, init) => {
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
