/** Stands in for the `gatsby` module in unit tests, which run without Gatsby's compiler. */

/** Queries are compiled away in a build; a test gives the data itself. */
export const graphql = jest.fn();

/** Give it the page's data with `mockReturnValue`. */
export const useStaticQuery = jest.fn();
