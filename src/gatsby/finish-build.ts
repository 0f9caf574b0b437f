import type { BuildArgs } from "gatsby";
import { writePublicScreen } from "../../tools/edit/write-screen";
import {
  describeMissingKeys,
  missingMailKeys,
  sendsToOutbox,
} from "../../tools/environment/mail-settings";
import { describePrecompressed, precompress } from "../../tools/build/precompress";

const BUILD = "public";

/**
 * Adds the editing screen, where a Git service is set for it, and compressed files beside the text
 * files; then says where the forms would send. To be called when all other files are there.
 */
export async function finishBuild({ reporter }: Pick<BuildArgs, "reporter">) {
  await writePublicScreen(process.env, BUILD);
  const isOfEditingScreen = (file: string) => file.startsWith("edit/");
  reporter.info(describePrecompressed(await precompress(BUILD, isOfEditingScreen)));

  if (sendsToOutbox(process.env)) {
    reporter.info(
      "GATSBY_EMAILJS_ORIGIN is outbox, so the forms work only under npm run serve. Build without that setting to publish the site.",
    );
    return;
  }
  const missing = missingMailKeys(process.env);
  if (missing.length > 0) reporter.warn(describeMissingKeys(missing));
}
