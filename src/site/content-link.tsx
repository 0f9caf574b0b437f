import { graphql } from "gatsby";
import type { ComponentProps, ReactNode } from "react";
import { ExternalLink } from "./external-link";
import { InternalLink } from "../components/internal-link";
import type { Words } from "../lib/words";
import { Wording } from "../components/wording";

interface Props extends Pick<ComponentProps<"a">, "className" | "aria-current"> {
  link: { label?: Words; path?: string | null; url?: string | null };
  /** The link's label if absent. */
  children?: ReactNode;
}

/** Link from `data/`, to a page of this site or to another site. */
export function ContentLink({ link: { label, path, url }, children, ...rest }: Props) {
  const content = { ...rest, children: children ?? <Wording>{label}</Wording> };
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
