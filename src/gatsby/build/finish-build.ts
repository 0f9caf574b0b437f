import type { BuildArgs } from "gatsby";
import { writePublicScreen } from "../../editing-screen/write-screen";
import {
  describeMissingKeys,
  missingMailKeys,
  sendsToOutbox,
} from "../environment/mail-settings";
import { describePrecompressed, precompress } from "./precompress";
import { mailConnections } from "../policy/mail-connections";
import { checkPagePolicies, pageFiles, writePagePolicies } from "../policy/write-page-policies";

const BUILD = "public";

/**
 * Gives each page its Content Security Policy; adds the editing screen, where a Git service is set for
 * it, and compressed files beside the text files; then says where the forms would send. To be called
 * when all other files are there, and nothing will change them.
 */
export async function finishBuild({ reporter, store }: Pick<BuildArgs, "reporter" | "store">) {
  const pages = pageFiles({ store });
  await writePagePolicies(BUILD, pages, mailConnections);
  await writePublicScreen(process.env, BUILD);
  const isOfEditingScreen = (file: string) => file.startsWith("edit/");
  reporter.info(describePrecompressed(await precompress(BUILD, isOfEditingScreen)));
  await checkPagePolicies(BUILD, pages, mailConnections);

  if (sendsToOutbox(process.env)) {
    reporter.info(
      "GATSBY_EMAILJS_ORIGIN is outbox, so the forms work only under npm run serve. Build without that setting to publish the site.",
    );
    return;
  }
  const missing = missingMailKeys(process.env);
  if (missing.length > 0) reporter.warn(describeMissingKeys(missing));
}
