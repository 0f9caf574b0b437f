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

/**
 * Sent with every answer.
 *
 * Nobody may show the site inside theirs, where a patient could be tricked into a click; other
 * sites learn our address but not the page somebody read; and no page ever needs a camera, a
 * microphone, a position or a payment.
 */
export const securityHeaders = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Content-Security-Policy": "frame-ancestors 'none'; base-uri 'self'; object-src 'none'",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=()",
} as const;

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
