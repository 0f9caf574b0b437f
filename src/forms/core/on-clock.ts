/** Milliseconds, as in `inline/entry.ts`. */
const INTERVAL = 5_000;

/**
 * Calls `tick` whenever time has passed: every few seconds, and when the page is shown again.
 *
 * @returns a function that ends this
 */
export function onClock(tick: () => void): () => void {
  const timer = setInterval(tick, INTERVAL);
  window.addEventListener("pageshow", tick);
  document.addEventListener("visibilitychange", tick);
  return () => {
    clearInterval(timer);
    window.removeEventListener("pageshow", tick);
    document.removeEventListener("visibilitychange", tick);
  };
}
