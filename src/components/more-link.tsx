import { css } from "@emotion/react";
import ArrowRight from "lucide-react/icons/arrow-right";
import { Icon } from "./icon";
import { type FactText, plainText } from "../lib/fact-text";
import { visuallyHidden } from "../styles/global-styles";
import { targetSize } from "../styles/tokens";
import { useFacts } from "./facts";
import { ContentLink } from "./content-link";

interface Props {
  link: Partial<Queries.LinkFragment> & { label: string };
  /** Topic of the link, for screen readers that list links. Absent if the label says it. */
  about?: FactText;
}

/** Link at the end of a card: `Learn More`, with its topic for screen readers. */
export function MoreLink({ link, about }: Props) {
  const facts = useFacts();
  return (
    <ContentLink link={link} css={look}>
      {link.label}
      {about && <span css={visuallyHidden}>: {plainText(about, facts)}</span>}
      {!link.url && <Icon of={ArrowRight} size={20} />}
    </ContentLink>
  );
}

const look = css`
  display: inline-flex;
  align-items: center;
  align-self: start;
  gap: 0.4rem;
  min-height: ${targetSize};
  margin-block-start: auto;
  font-weight: 650;
`;
