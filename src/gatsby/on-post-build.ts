import type { GatsbyNode } from "gatsby";
import { writePublicScreen } from "../editing-screen/write-screen";
import { noteBuild } from "./build/current-build";
import { describePrecompressed, precompress } from "./build/precompress";
import { removeUnused } from "./build/remove-unused";
import { writeRobotsTxt } from "./build/write-robots-txt";
import { writeSecurityTxt } from "./build/write-security-txt";
import { describeMissingKeys, hasContactForm, missingMailKeys, sendsToOutbox } from "./environment/mail-settings";
import { removeSvgMetadata } from "./pictures/remove-svg-metadata";
import { mailConnections } from "./policy/mail-connections";
import { checkPagePolicies, pageFiles, writePagePolicies } from "./policy/write-page-policies";

const BUILD = "public";

/**
 * Completes the build: files for crawlers, each page's Content Security Policy, the editing screen, and
 * compressed copies. The policies come after everything that changes a page, since they hold hashes of
 * what is in it.
 */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (args) => {
  const { reporter } = args;
  await writeRobotsTxt("data", BUILD);
  await writeSecurityTxt("data", BUILD);
  await removeUnused(BUILD);
  await removeSvgMetadata(BUILD);
  const pages = pageFiles(args);
  await writePagePolicies(BUILD, pages, mailConnections);
  await writePublicScreen(process.env, BUILD);
  const isOfEditingScreen = (file: string) => file.startsWith("edit/");
  reporter.info(describePrecompressed(await precompress(BUILD, isOfEditingScreen)));
  await checkPagePolicies(BUILD, pages, mailConnections);
  noteBuild(process.env);

  if (sendsToOutbox(process.env)) {
    reporter.info(
      "GATSBY_EMAILJS_ORIGIN is outbox, so the forms work only under npm run serve. Build without that setting to publish the site.",
    );
    return;
  }
  const missing = missingMailKeys(process.env, hasContactForm());
  if (missing.length > 0) reporter.warn(describeMissingKeys(missing));
};
