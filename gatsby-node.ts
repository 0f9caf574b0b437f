/** Gatsby's hooks, in the order in which Gatsby calls them. Each file says what its hook does. */
export { onPreInit } from "./src/gatsby/on-pre-init";
export { onPreBootstrap } from "./src/gatsby/on-pre-bootstrap";
export { onPostBootstrap } from "./src/gatsby/on-post-bootstrap";
export { createSchemaCustomization } from "./src/gatsby/create-schema-customization";
export { createPreparedPictures as onCreateNode } from "./src/gatsby/pictures/create-prepared-pictures";
export { createPages } from "./src/gatsby/create-pages";
export { onCreateWebpackConfig } from "./src/gatsby/on-create-webpack-config";
export { onPostBuild } from "./src/gatsby/on-post-build";
