/**
 * Runs something that sends with the page's own `fetch`, as the mail library does, which takes no
 * settings for it. Its first request follows no redirect, because the page at the end of one may answer
 * anything with success, and ends with `signal`, so that it cannot arrive later. The page's `fetch` is
 * back as soon as that request has begun, which is before anything else runs.
 */
export async function withStrictFetch<Result>(
  signal: AbortSignal,
  send: () => Promise<Result>,
): Promise<Result> {
  const { fetch } = globalThis;
  const putBack = () => {
    if (globalThis.fetch === strictFetch) globalThis.fetch = fetch;
  };
  const strictFetch: typeof fetch = async (input, init) => {
    putBack();
    const response = await fetch(input, { ...init, redirect: "error", signal });
    // An extension may have wrapped `fetch` and lose its settings.
    if (response.redirected) throw new TypeError("The request was redirected.");
    return response;
  };
  globalThis.fetch = strictFetch;
  try {
    return await send();
  } finally {
    putBack();
  }
}
