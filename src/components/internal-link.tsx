import { graphql } from "gatsby";
import type { ComponentProps, ReactNode } from "react";

interface Props extends Omit<ComponentProps<"a">, "href"> {
  /** Path of the page, for example `/about/`. */
  to: string;
  children: ReactNode;
}

/** Link to a page of this site: a plain anchor, because pages ship no router. */
export const InternalLink = ({ to, children, ...rest }: Props) => (
  <a href={to} {...rest}>
    {children}
  </a>
);

export const pageLinkFragment = graphql`
  fragment PageLink on PageLink {
    label
    path
  }
`;
