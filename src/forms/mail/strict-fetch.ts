/**
 * Runs something that sends with the page's own `fetch`, as the mail library does, which takes no
 * settings for it. Meanwhile no redirect is followed, because the page at its end may answer
 * anything with success, and what is not done in time is given up, so that it cannot arrive later.
 */
export async function withStrictFetch<Result>(
  signal: AbortSignal,
  send: () => Promise<Result>,
): Promise<Result> {
  const { fetch } = globalThis;
  const strictFetch: typeof fetch = (input, init) =>
    fetch(input, { ...init, redirect: "error", signal });
  globalThis.fetch = strictFetch;
  try {
    return await send();
  } finally {
    // Somebody else may have put another one in its place.
    if (globalThis.fetch === strictFetch) globalThis.fetch = fetch;
  }
}
