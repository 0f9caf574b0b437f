/** Where a test run notes what failed, so that `npm test` can say it in its last lines. */
import process from "node:process";
import { appendFileSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Notes a failure for the end of the run; without `npm test` around it nothing is noted.
 *
 * @param {string} what one sentence
 * @param {string} command runs just that
 */
export function noteFailure(what, command) {
  const file = process.env.FAILURES_FILE;
  if (!file) return;
  mkdirSync(dirname(file), { recursive: true });
  appendFileSync(file, `${what}\n  Run just that: ${command}\n`);
}

/** @param {string} message */
export const firstLine = (message) =>
  // eslint-disable-next-line no-control-regex
  message.replaceAll(/\u001b\[[\d;]*m/g, "").split("\n", 1)[0] ?? "";
