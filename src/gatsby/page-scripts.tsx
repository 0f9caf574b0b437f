import type { PreRenderHTMLArgs } from "gatsby";
import { withPathPrefix } from "../lib/paths";
import { hydratedPageAt, staysStatic } from "./hydrated-pages";
import { isInlineScript, lateScripts } from "./inline-script";
import { speculationRules } from "./speculation-rules";

/** Put in by `bundle-islands.ts`: the addresses of each island's scripts. */
declare const __ISLAND_SCRIPTS__: Record<string, string[]>;

/** Puts our few scripts in the place of Gatsby's. `gatsby develop` keeps its own. */
export function keepOnlyNeededScripts({
  pathname,
  getPostBodyComponents,
  replacePostBodyComponents,
}: PreRenderHTMLArgs) {
  const onEveryPage = [speculationRules(), ...getPostBodyComponents().filter(isInlineScript)];
  const island = hydratedPageAt(pathname);
  if (island) {
    const addresses = __ISLAND_SCRIPTS__[island.entry]?.map(withPathPrefix) ?? [];
    replacePostBodyComponents([...onEveryPage, lateScripts(addresses)]);
  } else if (staysStatic(pathname)) {
    replacePostBodyComponents(onEveryPage);
  }
}
