/** Chromium's browsers alone have it. */
type WithConnection = Navigator & { connection?: { type?: string; saveData?: boolean } };

const connection = () => (navigator as WithConnection).connection;

/** Whether the browser is set to load as little as possible. */
export const savesData = () => connection()?.saveData;

/**
 * Prepares no pages where people pay for each of them. Browsers that make use of the rules tell
 * what kind of connection it is; those that save data leave the rules alone by themselves.
 *
 * @see https://wicg.github.io/netinfo/#connectiontype-enum
 */
export function saveMeteredData() {
  if (connection()?.type === "cellular") {
    document.querySelector("[type=speculationrules]")?.remove();
  }
}
