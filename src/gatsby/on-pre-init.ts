import type { GatsbyNode, ParentSpanPluginArgs } from "gatsby";
import { printCheck } from "../content/print-check";
import { writeEditorSchemas } from "../content/schema/editor-schemas";
import { CommandError } from "../lib/command-error";
import { emptyCacheOfOtherCode } from "./build/gatsby-cache";
import { isDevelop, writeContent } from "./build/write-content";
import { forgetBuild } from "./build/write-build-json";
import { checkMailOrigin, describeMail } from "./environment/mail-keys";
import { setAvifEffort } from "./pictures/set-avif-effort";

/** Checks and writes the content. `gatsby develop` does it again after each change in `data/`. */
export const onPreInit: GatsbyNode["onPreInit"] = async (args) => {
  forgetBuild("public");
  setAvifEffort();
  writeEditorSchemas();
  await writeContent(args, await checkBeforeBuild(args));
  emptyCacheOfOtherCode(args);
  if (isDevelop) args.reporter.info(describeMail(process.env));
};

/** Returns the content. Ends the process if it has an error, or if the forms have an unsafe mail server. */
export async function checkBeforeBuild({ reporter }: Pick<ParentSpanPluginArgs, "reporter">) {
  try {
    checkMailOrigin(process.env);
  } catch (error) {
    if (error instanceof CommandError) reporter.panic(error.message);
    else throw error;
  }
  return (
    (await printCheck()) ??
    reporter.panic("Nothing was built. Fix the errors in data/ that are listed above.")
  );
}
