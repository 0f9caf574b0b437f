/**
 * Response headers by path. `npm run serve` imports these rules; a test compares them with the configuration of
 * each host.
 */

/** Files with a content hash in their name: pictures in `static/`, and all scripts. */
const HASHED = /^\/static\/|\.js$/;

/** Values of `Cache-Control`: for files that never change, and for all others. */
export const caching = {
  forGood: "public, max-age=31536000, immutable",
  askFirst: "public, max-age=0, must-revalidate",
} as const;

/**
 * Returns the `Cache-Control` of a path.
 *
 * @param path starts with a slash and has no query
 */
export const cacheControl = (path: string): string =>
  HASHED.test(path) ? caching.forGood : caching.askFirst;

/** Browser features that no page uses. */
const UNUSED_FEATURES = [
  ...["accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "magnetometer"],
  ...["microphone", "midi", "payment", "usb"],
];

/**
 * Headers of every response. Other sites cannot frame the site (clickjacking), embed its files or keep a handle to
 * its window, and get no referrer.
 *
 * The Content Security Policy of each page is in the page (`src/gatsby/policy/page-policy.ts`), so these headers do
 * not grow with the site and fit every host. Cloudflare allows 100 rules of 2,000 characters
 * (https://developers.cloudflare.com/pages/configuration/headers/), CloudFront values of 1,783 characters
 * (https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html).
 */
export const securityHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "no-referrer",
  "Content-Security-Policy":
    "frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Permissions-Policy": UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
} as const satisfies Readonly<Record<string, string>>;

/** Overrides for the editing screen: the sign-in window of the Git service has to reach the screen that opened it. */
export const editingScreenHeaders = {
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
} as const satisfies Partial<Record<keyof typeof securityHeaders, string>>;

/**
 * Returns the security headers of a path.
 *
 * @param path starts with a slash and has no query
 */
export const securityHeadersOf = (path: string): Readonly<Record<string, string>> =>
  path.startsWith("/edit/") ? { ...securityHeaders, ...editingScreenHeaders } : securityHeaders;

/** Header over TLS. It leaves out subdomains, where the pharmacy may run other servers. */
export const strictTransport = { "Strict-Transport-Security": "max-age=31536000" } as const;

/** Content types by file extension, only of those that some host gets wrong. */
export const contentTypes = {
  ".webmanifest": "application/manifest+json",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
} as const;
