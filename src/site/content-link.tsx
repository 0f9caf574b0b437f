import { css } from "@emotion/react";
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

interface ListProps {
  links: readonly Props["link"][];
  className?: string;
}

/** Links, each high enough to press. */
export const LinkList = ({ links, className }: ListProps) => (
  <ul className={className}>
    {links.map((link, index) => (
      <li key={index}>
        <ContentLink link={link} css={listed} />
      </li>
    ))}
  </ul>
);

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

const listed = css`
  display: inline-flex;
  align-items: center;
  min-height: 2.75rem;
`;
