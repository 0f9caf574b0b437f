/**
 * True in the build of a demo: the sample at an address where others can see it. `gatsby-config.ts` sets the variable,
 * and bundles have its value in its place.
 */
export const isDemoBuild = () => process.env.GATSBY_DEMO === "yes";
