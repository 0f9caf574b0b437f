import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { ExternalLink } from "./external-link";
import { InternalLink } from "./internal-link";

interface Props {
  link: { path?: string | null; url?: string | null };
  className?: string;
  children: ReactNode;
}

/** Link from `data/`, to a page of this site or to another site. */
export const ContentLink = ({ link: { path, url }, ...rest }: Props) =>
  url ? <ExternalLink href={url} {...rest} /> : <InternalLink to={path ?? "/"} {...rest} />;

export const linkFragment = graphql`
  fragment Link on Link {
    label
    path
    url
  }
`;
