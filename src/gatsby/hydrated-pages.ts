/** An island of React in a page of plain HTML. */
interface HydratedPage {
  /** The file in `src/islands/entries/` that brings it to life. */
  entry: string;
  /** Why the page needs React in the browser. */
  why: string;
}

/**
 * The pages on which React runs in the browser, and why. Every other page is plain HTML and CSS:
 * its menus, pictures and panels work by the platform alone. No page runs Gatsby's own scripts.
 *
 * React draws only the page's island (`src/islands/`), and waits until someone first touches,
 * focuses or types; see `src/inline/late-scripts.ts`.
 */
export const hydratedPages: Readonly<Record<string, HydratedPage>> = {
  "/prescriptions/": {
    entry: "transfer",
    why: "The transfer form checks, reviews, sends, prints and keeps answers.",
  },
  "/contact/": { entry: "contact", why: "The contact form checks and sends a message." },
};

const isProduction = process.env.NODE_ENV === "production";

/** The island of a page. In `gatsby develop` React has every page, and all of it, at once. */
export const hydratedPageAt = (path: string) => (isProduction ? hydratedPages[path] : undefined);

/** Whether React never comes to the page. */
export const staysStatic = (path: string) => isProduction && !hydratedPageAt(path);
