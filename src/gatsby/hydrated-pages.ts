/**
 * The pages on which React runs in the browser, and why. Every other page is plain HTML and CSS:
 * it ships no script of Gatsby's, since its menus, pictures and panels work by the platform alone.
 *
 * On these pages the scripts wait until someone first touches, focuses or types; see
 * `late-scripts.ts`.
 */
export const hydratedPages: Readonly<Record<string, string>> = {
  "/prescriptions/": "The transfer form checks, reviews, sends and keeps answers.",
  "/contact/": "The contact form checks and sends a message.",
};

/** Whether React runs in the browser on the page. */
export const isHydrated = (path: string) => Object.hasOwn(hydratedPages, path);
