import type { GatsbyNode } from "gatsby";
import { readPharmacy } from "../content/read-facts";
import { publishedAt } from "../content/sample/published-at";
import { writePublicScreen } from "../editor";
import { precompress } from "./build/precompress";
import {
  nameFolder,
  nameScripts,
  removeOutdated,
  removeUnused,
  writeRobotsTxt,
} from "./build/public-files";
import { writeBuildJson } from "./build/write-build-json";
import {
  describeMissingKeys,
  formsOfSite,
  missingMailKeys,
  sendsToOutbox,
} from "./environment/mail-keys";
import { isDemoBuild } from "../lib/demo";
import { siteIcon } from "./pictures/site-icon";
import { cleanDrawings } from "./pictures/clean-drawing";
import { pageFiles, writePagePolicies } from "./policy/write-page-policies";

const BUILD = "public";

/** Adds the files for crawlers, the policies of pages, the editing screen, compressed copies, and `build.json`. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const { reporter, basePath } = args;
  writeRobotsTxt(publishedAt(readPharmacy("data")), BUILD);
  nameScripts(BUILD);
  nameFolder(BUILD, basePath);
  removeUnused(BUILD);
  cleanDrawings(BUILD);
  const pages = await pageFiles(args);
  removeOutdated(process.cwd(), BUILD, pages);
  await writePagePolicies(BUILD, pages);
  await writePublicScreen(process.env, BUILD, siteIcon);
  const { files, changed } = await precompress(BUILD);
  reporter.info(
    `${files} text files have compressed copies. ${changed} of them were new or changed.`,
  );
  writeBuildJson(process.env, BUILD, basePath);

  if (isDemoBuild()) {
    reporter.info(
      "This is a demo: its forms send nothing, and search engines are asked to leave it out.",
    );
    return;
  }
  if (sendsToOutbox(process.env)) {
    reporter.info(
      "GATSBY_EMAILJS_ORIGIN is outbox, so the forms work only under npm run serve. To publish the site, build without that setting.",
    );
    return;
  }
  const missing = missingMailKeys(process.env, formsOfSite());
  if (missing.length > 0) reporter.warn(describeMissingKeys(missing));
};
