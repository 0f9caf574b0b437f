import { chromiumFlags } from "../tools/browser/chromium-flags";
import { certificateHash } from "./certificate";

/** The phone on which pages are measured; Lighthouse's own phone is the same. */
export const phone = { width: 412, height: 823, deviceScaleFactor: 1.75 } as const;

/** How every measured browser is started: it finds no host but ours. */
const flags = [...chromiumFlags, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost"];

/**
 * For Lighthouse, which works out a slow phone's connection from one that it saw being made. Browsers that
 * trust a certificate have connected before a page is asked for.
 */
export const lighthouseFlags: readonly string[] = [...flags, "--ignore-certificate-errors"];

/** For what a page loads: a browser keeps the files of a site alone whose certificate it trusts. */
export const trafficFlags = (): readonly string[] => [
  ...flags,
  `--ignore-certificate-errors-spki-list=${certificateHash()}`,
];
