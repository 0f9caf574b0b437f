/** Gatsby's Node hooks, in the order in which Gatsby calls them. */
import { noteCacheCode } from "./src/gatsby/build/gatsby-cache";
import { writeIcons } from "./src/gatsby/pictures/site-icon";

export { onPreInit } from "./src/gatsby/on-pre-init";
export const onPreBootstrap = () => noteCacheCode();
export const onPostBootstrap = () => writeIcons("public");
export { createSchemaCustomization } from "./src/gatsby/create-schema-customization";
export { createPreparedPictures as onCreateNode } from "./src/gatsby/pictures/create-prepared-pictures";
export { createPages } from "./src/gatsby/create-pages";
export { onCreateWebpackConfig } from "./src/gatsby/on-create-webpack-config";
export { onPostBuild } from "./src/gatsby/on-post-build";
