import type { BuildArgs } from "gatsby";
import { writePublicScreen } from "../../tools/edit/write-screen";
import {
  describeMissingKeys,
  hasContactForm,
  missingMailKeys,
  sendsToOutbox,
} from "../../tools/environment/mail-settings";
import { describePrecompressed, precompress } from "../../tools/build/precompress";
import { mailConnections } from "./mail-connections";
import { checkPagePolicies, pageFiles, writePagePolicies } from "./write-page-policies";

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
  const missing = missingMailKeys(process.env, hasContactForm());
  if (missing.length > 0) reporter.warn(describeMissingKeys(missing));
}
