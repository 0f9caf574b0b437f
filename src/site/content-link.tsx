import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { ExternalLink } from "./external-link";
import { InternalLink } from "../components/internal-link";
import type { Words } from "../lib/words";
import { Wording } from "../components/wording";

interface Props {
  link: { label?: Words; path?: string | null; url?: string | null };
  className?: string;
  /** The link's label if absent. */
  children?: ReactNode;
}

/** Link from `data/`, to a page of this site or to another site. */
export function ContentLink({ link: { label, path, url }, children, className }: Props) {
  const content = { className, children: children ?? <Wording>{label}</Wording> };
  return url ? (
    <ExternalLink href={url} {...content} />
  ) : (
    <InternalLink to={path ?? "/"} {...content} />
  );
}

/** Link in a line of its own, if there is one. */
export const LinkLine = ({ link }: { link: Props["link"] | null }) =>
  link && (
    <p>
      <ContentLink link={link} />
    </p>
  );

export const linkFragment = graphql`
  fragment Link on Link {
    label
    path
    url
  }
`;
