import { isValidElement, type ReactNode } from "react";

/** Defined by `provide-inline-script.ts`. */
declare const __INLINE_SCRIPT__: string;

const KEY = "inline-script";

/** The inline script of every page. */
export const inlineScript = () => (
  <script key={KEY} dangerouslySetInnerHTML={{ __html: __INLINE_SCRIPT__ }} />
);

export const isInlineScript = (component: ReactNode) =>
  isValidElement(component) && component.key === KEY;
