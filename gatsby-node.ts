import type { GatsbyNode } from "gatsby";
import { bundleIslands } from "./src/islands/build/bundle-islands";
import { publishIslandProps } from "./src/islands/build/publish-island-props";
import { checkBeforeBuild } from "./src/gatsby/build/check-before-build";
import { createContentPages } from "./src/gatsby/pages/create-content-pages";
import { createContentTypes } from "./src/gatsby/schema/content-schema";
import { createEquipmentPages } from "./src/gatsby/pages/create-equipment-pages";
import { createPreparedPictures } from "./src/gatsby/pictures/create-prepared-pictures";
import { createFieldExtensions } from "./src/gatsby/schema/field-extensions";
import { finishBuild } from "./src/gatsby/build/finish-build";
import { parkBuildFiles, unparkBuildFiles } from "./src/gatsby/park-build-files";
import { provideInlineScripts } from "./src/gatsby/html/inline-scripts";
import { lightenDevelop } from "./src/gatsby/develop/lighten-develop";
import { leaveOutSourceMaps } from "./src/gatsby/leave-out-source-maps";
import { removeSvgMetadata } from "./src/gatsby/pictures/remove-svg-metadata";
import { removePartytown } from "./src/gatsby/remove-partytown";
import { setAvifEffort } from "./src/gatsby/pictures/set-avif-effort";
import { pageFiles } from "./src/gatsby/policy/write-page-policies";
import { writeSecurityTxt } from "./src/gatsby/build/write-security-txt";
import { writeRobotsTxt } from "./src/gatsby/build/write-robots-txt";
import { forgetBuild, noteBuild } from "./src/gatsby/build/current-build";
import { emptyCacheOfOtherCode, noteCodeOfCache } from "./src/gatsby/build/gatsby-cache";
import { followContent, isDevelop } from "./src/gatsby/develop/follow-content";
import { describeMail } from "./src/gatsby/environment/mail-settings";

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
  await removePartytown(args);
  await removeSvgMetadata("public");
  await publishIslandProps("public", pageFiles(args));
  await parkBuildFiles();
  await finishBuild(args);
  noteBuild(process.env);
};

export const createPages: GatsbyNode["createPages"] = async (args) => {
  await createContentPages(args);
  await createEquipmentPages(args);
};
