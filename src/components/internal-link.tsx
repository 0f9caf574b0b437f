import { graphql } from "gatsby";
import type { ComponentProps, ReactNode } from "react";

interface Props extends Omit<ComponentProps<"a">, "href"> {
  /** The page's address, for example `/about/`. */
  to: string;
  children: ReactNode;
}

/** A link to a page of this site: a plain anchor, since pages ship no router. */
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
