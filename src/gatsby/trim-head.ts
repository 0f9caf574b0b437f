import type { PreRenderHTMLArgs } from "gatsby";
import { isValidElement, type ReactNode } from "react";

/**
 * What Gatsby and its plugins put into every head and no page needs: the version of Gatsby, and styles
 * and a script for `GatsbyImage`, which nothing here uses.
 */
const UNUSED = ["generator-", "gatsby-image-style"];

const isUnused = (component: ReactNode) =>
  isValidElement(component) && UNUSED.some((start) => component.key?.startsWith(start));

/** Says in each page's head what the page needs, and nothing else. */
export function trimHead({ getHeadComponents, replaceHeadComponents }: PreRenderHTMLArgs) {
  replaceHeadComponents(getHeadComponents().filter((component) => !isUnused(component)));
}
