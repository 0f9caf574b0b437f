/**
 * The HTML of a page without what Gatsby's router puts around it to move the focus and to announce a
 * change of page: no page runs the router, and its `style` attributes would need a policy that lets
 * anybody style the page.
 */
export const withoutRouter = (html: string): string =>
  html
    .replace('<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">', "<div>")
    .replace(/<div id="gatsby-announcer"[^>]*><\/div>/, "");
