type WithConnection = Navigator & { connection?: { type?: string } };

/**
 * Prepares no pages where people pay for each of them. Browsers that make use of the rules tell
 * what kind of connection it is; those that save data leave the rules alone by themselves.
 *
 * @see https://wicg.github.io/netinfo/#connectiontype-enum
 */
export function saveMeteredData() {
  if ((navigator as WithConnection).connection?.type === "cellular") {
    document.querySelector("[type=speculationrules]")?.remove();
  }
}
