import { css } from "@emotion/react";
import * as ArrowRight from "lucide-react/icons/arrow-right";
import { type FactText, fillFacts } from "../lib/fact-text";
import { visuallyHidden } from "../styles/global-styles";
import { targetSize } from "../styles/tokens";
import { useFacts } from "../components/facts";
import { useNavigation } from "./hooks/navigation";
import { ContentLink } from "./content-link";
import { EndIcon } from "../components/end-icon";
import type { Words } from "../lib/words";
import { Wording } from "../components/wording";

interface Props {
  link: Partial<Omit<Queries.LinkFragment, "label">> & { label: Words };
  /** Topic of the link, for screen readers that list links. Absent if the label says it. */
  about?: FactText;
}

/** Link at the end of a card: `Learn More`, with its topic for screen readers. */
export function MoreLink({ link, about }: Props) {
  const facts = useFacts();
  return (
    <ContentLink link={link} css={look}>
      <Wording>{link.label}</Wording>
      {!link.url && <EndIcon of={ArrowRight} size={20} />}
      {about && (
        <span css={visuallyHidden}>
          : <Wording>{fillFacts(about, facts)}</Wording>
        </span>
      )}
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

const look = css`
  align-self: start;
  min-height: ${targetSize};
  margin-block-start: auto;
  padding-block: 0.6rem;
  font-weight: 650;
`;
