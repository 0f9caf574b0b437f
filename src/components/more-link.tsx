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
  /** What the link is about, for those who read links out of their place. Absent if it says so. */
  about?: FactText;
}

/** The link at the end of cards: `Learn More`, and for screen readers about what. */
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
