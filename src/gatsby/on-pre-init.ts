import type { GatsbyNode } from "gatsby";
import { writeEditorSchemas } from "../content/schema/json-schema";
import { checkBeforeBuild } from "./build/check-before-build";
import { forgetBuild } from "./build/current-build";
import { emptyCacheOfOtherCode } from "./build/gatsby-cache";
import { followContent, isDevelop } from "./develop/follow-content";
import { describeMail } from "./environment/mail-settings";
import { setAvifEffort } from "./pictures/set-avif-effort";

/** Checks the content before anything is built. `gatsby develop` goes on checking it while staff edit. */
export const onPreInit: GatsbyNode["onPreInit"] = async (args) => {
  forgetBuild();
  emptyCacheOfOtherCode(args);
  setAvifEffort();
  writeEditorSchemas();
  await checkBeforeBuild(args);
  if (!isDevelop) return;
  await followContent();
  args.reporter.info(describeMail(process.env));
};
