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

const isProduction = process.env.NODE_ENV === "production";

/** Whether the page waits for React. In `gatsby develop` every page has it at once. */
export const isHydratedLate = (path: string) => isProduction && Object.hasOwn(hydratedPages, path);

/** Whether the page does without any script of Gatsby's. */
export const staysStatic = (path: string) => isProduction && !Object.hasOwn(hydratedPages, path);
