import type { GatsbyNode } from "gatsby";
import { bundleIslands } from "./src/islands/build/bundle-islands";
import { checkBeforeBuild } from "./src/gatsby/check-before-build";
import { createContentPages } from "./src/gatsby/create-content-pages";
import { createContentTypes } from "./src/gatsby/content-schema";
import { createEquipmentPages } from "./src/gatsby/create-equipment-pages";
import { createPreparedPictures } from "./src/gatsby/create-prepared-pictures";
import { createFieldExtensions } from "./src/gatsby/field-extensions";
import { finishBuild } from "./src/gatsby/finish-build";
import { parkBuildFiles, unparkBuildFiles } from "./src/gatsby/park-build-files";
import { provideInlineScripts } from "./src/gatsby/inline-scripts";
import { lightenDevelop } from "./src/gatsby/lighten-develop";
import { leaveOutSourceMaps } from "./src/gatsby/leave-out-source-maps";
import { removeSvgMetadata } from "./src/gatsby/remove-svg-metadata";
import { removeUnused } from "./src/gatsby/remove-unused";
import { setAvifEffort } from "./src/gatsby/set-avif-effort";
import { writeIcons } from "./src/gatsby/site-icon";
import { writeSecurityTxt } from "./src/gatsby/write-security-txt";
import { writeRobotsTxt } from "./src/gatsby/write-robots-txt";
import { forgetBuild, noteBuild } from "./tools/build/current-build";
import { emptyCacheOfOtherCode, noteCodeOfCache } from "./tools/build/gatsby-cache";
import { followContent, isDevelop } from "./tools/develop/follow-content";
import { describeMail } from "./tools/environment/mail-settings";

export const onPreInit: GatsbyNode["onPreInit"] = async (args) => {
  forgetBuild();
  emptyCacheOfOtherCode(args);
  setAvifEffort();
  await checkBeforeBuild(args);
  await unparkBuildFiles();
  if (!isDevelop) return;
  await followContent();
  args.reporter.info(describeMail(process.env));
};

export const onPreBootstrap: GatsbyNode["onPreBootstrap"] = () => {
  noteCodeOfCache();
};

export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = () => writeIcons("public");

export const onCreateNode: GatsbyNode["onCreateNode"] = createPreparedPictures;

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (args) => {
  createFieldExtensions(args);
  createContentTypes(args);
};

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = (args) => {
  bundleIslands(args);
  provideInlineScripts(args);
  leaveOutSourceMaps(args);
  lightenDevelop(args);
};

export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  await writeRobotsTxt(args);
  await writeSecurityTxt("data", "public");
  await removeUnused("public");
  await removeSvgMetadata("public");
  await parkBuildFiles();
  await finishBuild(args);
  noteBuild(process.env);
};

export const createPages: GatsbyNode["createPages"] = async (args) => {
  await createContentPages(args);
  await createEquipmentPages(args);
};
