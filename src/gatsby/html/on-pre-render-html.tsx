import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { isInlineScript } from "./inline-script";
import { speculationRules } from "./speculation-rules";

/** Styles and a script for `GatsbyImage`, which no page uses: pictures are plain `picture` elements. */
const isForGatsbyImage = (component: ReactNode) =>
  isValidElement(component) && component.key?.startsWith("gatsby-image-style");

/** Replaces Gatsby's scripts by ours. `gatsby develop` keeps its own. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  replaceHeadComponents(getHeadComponents().filter((component) => !isForGatsbyImage(component)));
  if (process.env.NODE_ENV !== "production") return;
  replacePostBodyComponents([
    speculationRules(),
    ...getPostBodyComponents().filter(isInlineScript),
  ]);
};
