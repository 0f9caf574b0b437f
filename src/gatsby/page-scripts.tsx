import type { PreRenderHTMLArgs } from "gatsby";

export function keepOnlyNeededScripts(_args: PreRenderHTMLArgs) {}
