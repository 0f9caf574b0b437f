/** Links of `data/`: to a page of this site, a plain anchor, because pages ship no router, or to another site. */
import { css } from "@emotion/react";
import { graphql } from "gatsby";
import * as ArrowRight from "lucide-react/icons/arrow-right";
import * as ExternalLinkIcon from "lucide-react/icons/external-link";
import type { ComponentProps, ReactNode } from "react";
import { useFacts } from "../components/facts";
import { Icon, type IconModule } from "../components/icon";
import { type FactText, fillFacts } from "../lib/fact-text";
import { here } from "../lib/paths";
import { visuallyHidden } from "../styles/recipes";
import { targetSize } from "../styles/tokens";
import { useLabels } from "./hooks/labels";
import { useNavigation } from "./hooks/navigation";

interface ExternalLinkProps extends Omit<ComponentProps<"a">, "href" | "target" | "rel"> {
  href: string;
  children: ReactNode;
}

/** Link to another site. It opens a new tab, and says so to screen readers. */
export function ExternalLink({ href, children, ...rest }: ExternalLinkProps) {
  const labels = useLabels();
  return (
    <a href={href} target="_blank" rel="noopener" {...rest}>
      {children}
      <EndIcon of={ExternalLinkIcon} size={18} />
      <span css={visuallyHidden}>{` (${labels.newTab})`}</span>
    </a>
  );
}

interface ContentLinkProps extends Pick<ComponentProps<"a">, "className" | "aria-current"> {
  link: { label?: string; path?: string | null; url?: string | null };
  /** The link's label if absent. */
  children?: ReactNode;
}

/** Link from `data/`, to a page of this site or to another site. */
export function ContentLink({ link, children, ...rest }: ContentLinkProps) {
  const { label, path, url } = link;
  const content = children ?? label;
  if (url) {
    return (
      <ExternalLink href={url} {...rest}>
        {content}
      </ExternalLink>
    );
  }
  return (
    <a href={path ?? here("/")} {...rest}>
      {content}
    </a>
  );
}

/** Link in a line of its own, if there is one. */
export const LinkLine = ({ link }: { link: ContentLinkProps["link"] | null }) =>
  link && (
    <p>
      <ContentLink link={link} />
    </p>
  );

interface MoreLinkProps {
  link: ContentLinkProps["link"];
  /** Topic of the link, for screen readers that list links. Absent if the label says it. */
  about?: FactText;
}

/** Link at the end of a card: `Learn More`, with its topic for screen readers. */
export function MoreLink({ link, about }: MoreLinkProps) {
  const facts = useFacts();
  return (
    <ContentLink link={link} css={look}>
      {link.label}
      {!link.url && <EndIcon of={ArrowRight} size={20} />}
      {about && <span css={visuallyHidden}>: {fillFacts(about, facts)}</span>}
    </ContentLink>
  );
}

/** Link to the A to Z page, if there is one. */
export function FinderLink() {
  const { finder } = useNavigation();
  return (
    finder && (
      <p>
        <MoreLink link={finder} />
      </p>
    )
  );
}

/** Icon after the last word of a link, on the same line. */
const EndIcon = ({ of, size }: { of: IconModule; size: number }) => (
  <span css={joined}>
    {NO_BREAK}
    <Icon of={of} size={size} css={inline} />
  </span>
);

/** Zero width no-break space: browsers break a line before a picture, whatever stands before it. */
const NO_BREAK = "\ufeff";

export const linkFragments = graphql`
  fragment Link on Link {
    label
    path
    url
  }

  fragment PageLink on PageLink {
    label
    path
  }

  fragment QuickActionLink on QuickActionLink {
    label
    path
    url
  }
`;

const look = css`
  align-self: start;
  min-height: ${targetSize};
  margin-block-start: auto;
  padding-block: 0.6rem;
  font-weight: 650;
`;

const joined = css`
  white-space: nowrap;
`;

const inline = css`
  display: inline;
  margin-inline-start: 0.35em;
  vertical-align: -0.15em;
`;
