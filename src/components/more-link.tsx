import { css } from "@emotion/react";
import ArrowRight from "lucide-react/icons/arrow-right";
import { type FactText, plainText } from "../lib/fact-text";
import { visuallyHidden } from "../styles/global-styles";
import { targetSize } from "../styles/tokens";
import { useFacts } from "./facts";
import { InternalLink } from "./internal-link";

interface Props {
  to: string;
  label: string;
  /** What the link is about, for those who read links out of their place. Absent if it says so. */
  about?: FactText;
}

/** The link at the end of cards: `Learn More`, and for screen readers about what. */
export function MoreLink({ to, label, about }: Props) {
  const facts = useFacts();
  return (
    <InternalLink to={to} css={link}>
      {label}
      {about && <span css={visuallyHidden}>: {plainText(about, facts)}</span>}
      <ArrowRight size={20} aria-hidden />
    </InternalLink>
  );
}

const link = css`
  display: inline-flex;
  align-items: center;
  align-self: start;
  gap: 0.4rem;
  min-height: ${targetSize};
  margin-block-start: auto;
  font-weight: 650;
`;
