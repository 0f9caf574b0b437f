import type { ParentSpanPluginArgs } from "gatsby";

/** Milliseconds without an action. Gatsby itself waits half a second for further changes before it begins. */
const REST_MS = 1500;

/**
 * Returns a function that waits until Gatsby has nothing to do. A file that changes while Gatsby runs queries has no
 * nodes for a moment. A query that runs then finds nothing, and Gatsby does not run it again: pages say that a file is
 * missing.
 */
export function gatsbyAtRest(emitter: Pick<ParentSpanPluginArgs["emitter"], "on">) {
  let lastAction = 0;
  emitter.on("*", () => {
    lastAction = Date.now();
  });
  return async (): Promise<void> => {
    const left = () => lastAction + REST_MS - Date.now();
    while (left() > 0) await new Promise((resolve) => setTimeout(resolve, left()));
    // Gatsby notices a moment later what is written now.
    lastAction = Date.now();
  };
}
