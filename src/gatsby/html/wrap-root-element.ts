import type { GatsbySSR } from "gatsby";
import { cloneElement, type ReactElement } from "react";

/** Gatsby's router around the page, and its announcer of page changes. */
type Root = ReactElement<{
  children: [
    router: ReactElement<{ children: ReactElement<{ location: object }> }>,
    announcer: unknown,
  ];
}>;

/**
 * Renders a page without Gatsby's router: no page runs it in the browser, and its `style` attributes
 * would need a looser Content Security Policy.
 */
export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element, pathname }) => {
  const { children } = (element as Root).props;
  // Gatsby calls this hook for the `Head` of a page as well, around which there is no router.
  if (!Array.isArray(children) || process.env.NODE_ENV !== "production") return element;
  const [router] = children;
  return cloneElement(router.props.children, { location: { pathname } });
};
