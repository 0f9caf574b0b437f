import type { BrowserContextOptions } from "@playwright/test";
import { chromiumFlags } from "../tools/browser/chromium-flags";
import { certificateHash } from "./certificate";

/** Phone on which pages are measured: the same as Lighthouse's. */
export const phone = { width: 412, height: 823, deviceScaleFactor: 1.75 } as const;

/** The same phone for Playwright. */
export const phoneContext: BrowserContextOptions = {
  viewport: { width: phone.width, height: phone.height },
  deviceScaleFactor: phone.deviceScaleFactor,
  isMobile: true,
  hasTouch: true,
};

/** Flags of every measured browser: no host but `localhost` resolves. */
const flags = [...chromiumFlags, "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost"];

/**
 * Flags for Lighthouse, which derives a slow phone's connection from a TLS handshake. A browser that trusts
 * the certificate connects before the page is requested, so Lighthouse would see no handshake.
 */
export const lighthouseFlags: readonly string[] = [...flags, "--ignore-certificate-errors"];

/** Flags for counting bytes. Chromium caches files only of sites whose certificate it trusts. */
export const trafficFlags = (): readonly string[] => [
  ...flags,
  `--ignore-certificate-errors-spki-list=${certificateHash()}`,
];
