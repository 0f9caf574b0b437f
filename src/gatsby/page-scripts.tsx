import type { PreRenderHTMLArgs } from "gatsby";
import { dismissMenuOnEscape } from "./dismiss-menu";
import { isHydratedLate, staysStatic } from "./hydrated-pages";
import { loadScriptsLate } from "./late-scripts";
import { speculationRules } from "./speculation-rules";

const TEMPLATE_ID = "page-scripts";

/** A function as a script in the page, called with the given texts. */
const inlineScript = (key: string, run: (...texts: string[]) => void, ...texts: string[]) => (
  <script
    key={key}
    dangerouslySetInnerHTML={{
      __html: `(${run.toString()})(${texts.map((text) => JSON.stringify(text)).join()})`,
    }}
  />
);

const onEveryPage = () => [speculationRules(), inlineScript("menu", dismissMenuOnEscape)];

/** Drops Gatsby's scripts from pages that only inform, and lets them wait on the others. */
export function keepOnlyNeededScripts({
  pathname,
  getPostBodyComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs) {
  if (staysStatic(pathname)) {
    replacePostBodyComponents(onEveryPage());
    return;
  }
  if (!isHydratedLate(pathname)) return;
  replacePostBodyComponents([
    ...onEveryPage(),
    <template key="scripts" id={TEMPLATE_ID}>
      {getPostBodyComponents()}
    </template>,
    inlineScript("late-scripts", loadScriptsLate, TEMPLATE_ID),
  ]);
}
