/** Gatsby's Node hooks, in the order in which Gatsby calls them. */
import { copyFile } from "node:fs/promises";
import { writeIcons } from "./src/gatsby/pictures/site-icon";
import { writeSocialCard } from "./src/gatsby/pictures/social-card";

export { onPreInit } from "./src/gatsby/on-pre-init";
export const onPostBootstrap = () =>
  Promise.all([
    writeIcons("public"),
    writeSocialCard("public"),
    copyFile("node_modules/react-toastify/dist/ReactToastify.css", "public/react-toastify.css"),
  ]);
export { createSchemaCustomization } from "./src/gatsby/create-schema-customization";
export { createPreparedPictures as onCreateNode } from "./src/gatsby/pictures/create-prepared-pictures";
export { createPages } from "./src/gatsby/create-pages";
export { onCreateWebpackConfig } from "./src/gatsby/on-create-webpack-config";
export { onPostBuild } from "./src/gatsby/on-post-build";
