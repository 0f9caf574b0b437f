import type { GatsbySSR } from "gatsby";
import { cloneElement, type ReactElement } from "react";

type WithChildren<Children> = ReactElement<{ children: Children }>;

/** What Gatsby renders: its router around the page, and an announcer of page changes. */
type Root = WithChildren<
  [router: WithChildren<ReactElement<{ location: object }>>, announcer: ReactElement]
>;

/**
 * Renders a page without Gatsby's router: no page runs it in the browser, and its `style` attributes
 * would need a looser Content Security Policy.
 */
export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element, pathname }) => {
  if (process.env.NODE_ENV !== "production") return element;
  const [router] = (element as Root).props.children;
  return cloneElement(router.props.children, { location: { pathname } });
};
