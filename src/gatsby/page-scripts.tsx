import type { PreRenderHTMLArgs } from "gatsby";
import { isHydratedLate, staysStatic } from "./hydrated-pages";
import { loadScriptsLate } from "./late-scripts";
import { speculationRules } from "./speculation-rules";

const TEMPLATE_ID = "page-scripts";

/** Drops Gatsby's scripts from pages that only inform, and lets them wait on the others. */
export function keepOnlyNeededScripts({
  pathname,
  getPostBodyComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs) {
  if (staysStatic(pathname)) {
    replacePostBodyComponents([speculationRules()]);
    return;
  }
  if (!isHydratedLate(pathname)) return;
  replacePostBodyComponents([
    speculationRules(),
    <template key="scripts" id={TEMPLATE_ID}>
      {getPostBodyComponents()}
    </template>,
    <script
      key="late-scripts"
      dangerouslySetInnerHTML={{ __html: `(${loadScriptsLate.toString()})("${TEMPLATE_ID}")` }}
    />,
  ]);
}
