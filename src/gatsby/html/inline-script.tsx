import { isValidElement, type ReactNode } from "react";
import type { InlineScripts } from "./inline-scripts";

/** Put in by `inline-scripts.ts` when the site is built. */
declare const __INLINE_SCRIPTS__: InlineScripts;

const KEY = "inline-script";

/** The script that stands in a page: all pages share one, and a page with ready times has more. */
export const inlineScriptFor = (html: string) => (
  <script
    key={KEY}
    dangerouslySetInnerHTML={{
      __html: __INLINE_SCRIPTS__[html.includes("{time}") ? "ready-times" : "every-page"],
    }}
  />
);

export const isInlineScript = (component: ReactNode) =>
  isValidElement(component) && component.key === KEY;
