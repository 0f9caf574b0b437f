import type { PreRenderHTMLArgs } from "gatsby";
import { isHydratedLate, staysStatic } from "./hydrated-pages";
import { loadScriptsLate } from "./late-scripts";

const TEMPLATE_ID = "page-scripts";

/** Drops Gatsby's scripts from pages that only inform, and lets them wait on the others. */
export function keepOnlyNeededScripts({
  pathname,
  getPostBodyComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs) {
  if (staysStatic(pathname)) {
    replacePostBodyComponents([]);
    return;
  }
  if (!isHydratedLate(pathname)) return;
  replacePostBodyComponents([
    <template key="scripts" id={TEMPLATE_ID}>
      {getPostBodyComponents()}
    </template>,
    <script
      key="late-scripts"
      dangerouslySetInnerHTML={{ __html: `(${loadScriptsLate.toString()})("${TEMPLATE_ID}")` }}
    />,
  ]);
}
