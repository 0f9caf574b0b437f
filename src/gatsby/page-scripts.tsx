import type { PreRenderHTMLArgs } from "gatsby";
import { withPathPrefix } from "../lib/paths";
import { hydratedPageAt, staysStatic } from "./hydrated-pages";
import { isInlineScript } from "./inline-script";
import { loadScriptsLate } from "./late-scripts";
import { speculationRules } from "./speculation-rules";

/** Put in by `bundle-islands.ts`: the addresses of each island's scripts. */
declare const __ISLAND_SCRIPTS__: Record<string, string[]>;

/** A function as a script in the page, called with the given texts. */
const inlineScript = (key: string, run: (...texts: string[]) => void, ...texts: string[]) => (
  <script
    key={key}
    dangerouslySetInnerHTML={{
      __html: `(${run.toString()})(${texts.map((text) => JSON.stringify(text)).join()})`,
    }}
  />
);

/** Puts our few scripts in the place of Gatsby's. `gatsby develop` keeps its own. */
export function keepOnlyNeededScripts({
  pathname,
  getPostBodyComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs) {
  const onEveryPage = [speculationRules(), ...getPostBodyComponents().filter(isInlineScript)];
  const island = hydratedPageAt(pathname);
  if (island) {
    const scripts = __ISLAND_SCRIPTS__[island.entry]?.map(withPathPrefix) ?? [];
    replacePostBodyComponents([
      ...onEveryPage,
      inlineScript("late-scripts", loadScriptsLate, ...scripts),
    ]);
  } else if (staysStatic(pathname)) {
    replacePostBodyComponents(onEveryPage);
  }
}
