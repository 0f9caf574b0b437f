import { chromiumFlags } from "../tools/browser/chromium-flags";
import { certificateHash } from "./certificate";

/** The phone on which pages are measured; Lighthouse's own phone is the same. */
export const phone = { width: 412, height: 823, deviceScaleFactor: 1.75 } as const;

/**
 * How the measured browser is started: it trusts our certificate, so that it keeps files as it does
 * those of any site, and finds no host but ours.
 */
export const benchFlags = (): readonly string[] => [
  ...chromiumFlags,
  `--ignore-certificate-errors-spki-list=${certificateHash()}`,
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost",
];
