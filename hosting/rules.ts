/**
 * Caching and headers that every host of this site has to send. `npm run serve` uses these rules, and
 * `host-files.ts` makes the configurations of Netlify, Cloudflare and Vercel from them.
 */

/**
 * Browsers keep files with a hash of their content in the path forever, and revalidate everything else, also a 404: a
 * script that is missing for a minute must not stay missing.
 */
export const caching = {
  forGood: "public, max-age=31536000, immutable",
  askFirst: "public, max-age=0, must-revalidate",
} as const;

/** Browser features that no page uses. */
const UNUSED_FEATURES = [
  ...["accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "magnetometer"],
  ...["microphone", "midi", "payment", "usb"],
];

/**
 * Headers of every response.
 *
 * They prevent framing (clickjacking), use of our files by other sites, and access to our window from
 * other windows. No other site and no log learns which page a visitor came from.
 *
 * Each page contains its own policy for scripts and styles: see `src/gatsby/policy/page-policy.ts`. So
 * the headers are the same for all pages and fit every host: Cloudflare allows 100 rules of 2,000
 * characters per line (https://developers.cloudflare.com/pages/configuration/headers/).
 */
export const securityHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Content-Security-Policy": "frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
} as const satisfies Readonly<Record<string, string>>;

/**
 * Replaces that header for the editing screen: people sign in in a window of the Git service, and press texts in a window
 * with the pages of `npm run edit`. Both have to tell the window that opened them.
 */
export const editingScreenHeaders = {
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
} as const satisfies Partial<Record<keyof typeof securityHeaders, string>>;

/** Returns the security headers of a path, which starts with a slash and has no query. */
export const securityHeadersOf = (path: string): Readonly<Record<string, string>> =>
  path.startsWith("/edit/") ? { ...securityHeaders, ...editingScreenHeaders } : securityHeaders;

/** For responses over TLS. Not for subdomains, on which the pharmacy may run other things. */
export const strictTransport = { "Strict-Transport-Security": "max-age=31536000" } as const;

/** `Content-Type` of files that some hosts get wrong. */
export const contentTypes = {
  ".webmanifest": "application/manifest+json",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
} as const;

/** Headers of the addresses that match a pattern, in which `*` stands for anything. */
export interface HeaderRule {
  pattern: string;
  headers: Readonly<Record<string, string>>;
}

/** Rules for some addresses, each in place of what holds for all. Pictures in `static/` and all scripts have a hash. */
export const headerRules: readonly HeaderRule[] = [
  { pattern: "/static/*", headers: { "Cache-Control": caching.forGood } },
  { pattern: "/*.js", headers: { "Cache-Control": caching.forGood } },
  { pattern: "/edit/*", headers: editingScreenHeaders },
];

/** Returns the `Cache-Control` header of a path, which starts with a slash and has no query. */
export const cacheControl = (path: string): string =>
  headerRules.find(({ pattern, headers }) => "Cache-Control" in headers && matches(pattern, path))
    ?.headers["Cache-Control"] ?? caching.askFirst;

const matches = (pattern: string, path: string) =>
  new RegExp(`^${pattern.replaceAll(".", "\\.").replaceAll("*", ".*")}$`).test(path);
