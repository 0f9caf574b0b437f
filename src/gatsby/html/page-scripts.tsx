import type { PreRenderHTMLArgs } from "gatsby";
import { isInlineScript } from "./inline-script";
import { speculationRules } from "./speculation-rules";

/** Puts our few scripts in the place of Gatsby's. `gatsby develop` keeps its own. */
export function keepOnlyNeededScripts({
  getPostBodyComponents,
  replacePostBodyComponents,
}: Pick<PreRenderHTMLArgs, "getPostBodyComponents" | "replacePostBodyComponents">) {
  if (process.env.NODE_ENV !== "production") return;
  replacePostBodyComponents([
    speculationRules(),
    ...getPostBodyComponents().filter(isInlineScript),
  ]);
}
