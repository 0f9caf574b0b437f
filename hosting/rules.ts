/**
 * What every host of this site does with an address. `npm run serve` obeys these rules itself; the
 * configuration of each other host says the same in its own language, and a test compares them.
 */

/** Gatsby names these files after what is in them: pictures in `static/`, and every script. */
const NAMED_AFTER_CONTENT = /^\/static\/|\.js$/;

/** A browser keeps what can never change, and asks about everything else before it shows it. */
export const caching = {
  forGood: "public, max-age=31536000, immutable",
  askFirst: "public, max-age=0, must-revalidate",
} as const;

/**
 * The `Cache-Control` of an address.
 *
 * @param path starts with a slash and has no query
 */
export const cacheControl = (path: string): string =>
  NAMED_AFTER_CONTENT.test(path) ? caching.forGood : caching.askFirst;

/** What no page ever asks a browser for. */
const UNUSED_FEATURES = [
  ...["accelerometer", "camera", "display-capture", "geolocation", "gyroscope", "magnetometer"],
  ...["microphone", "midi", "payment", "usb"],
];

/**
 * Sent with every answer.
 *
 * Nobody may show the site inside theirs, where a patient could be tricked into a click, nor use its
 * files in their pages, nor keep hold of a window with it; no other site, and no log, learns which page
 * somebody came from; and no page ever needs a camera, a microphone, a position or a payment.
 *
 * What each page itself may load and run stands in the page, as a policy of its own: see
 * `src/gatsby/policy/page-policy.ts`. So these are as long for three hundred pages as for fourteen, and fit
 * every host: Cloudflare takes 100 rules of 2,000 characters a line
 * (https://developers.cloudflare.com/pages/configuration/headers/), CloudFront a value of 1,783
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

/**
 * Sent with the editing screen in the place of the header of that name: who signs in by a button does so
 * in a window of the Git service, which has to answer to the screen that opened it.
 */
export const editingScreenHeaders = {
  "Cross-Origin-Opener-Policy": "same-origin-allow-popups",
} as const satisfies Partial<Record<keyof typeof securityHeaders, string>>;

/**
 * The security headers of an address.
 *
 * @param path starts with a slash and has no query
 */
export const securityHeadersOf = (path: string): Readonly<Record<string, string>> =>
  path.startsWith("/edit/") ? { ...securityHeaders, ...editingScreenHeaders } : securityHeaders;

/**
 * Sent where the host speaks TLS. Names below the site's own are left out, since the pharmacy may
 * run other things there.
 */
export const strictTransport = { "Strict-Transport-Security": "max-age=31536000" } as const;

/** What the host says each kind of file is. Only kinds that some host gets wrong are listed. */
export const contentTypes = {
  ".webmanifest": "application/manifest+json",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
} as const;
