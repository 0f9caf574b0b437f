import { css } from "@emotion/react";
import { Printer } from "lucide-react";
import { CheckList } from "../../components/check-list";
import { InternalLink } from "../../components/internal-link";
import { colors, media, radii, space, targetSize, typeScale } from "../../styles/tokens";
import { onlyWithoutScript, onlyWithScript, otherButton } from "../parts/form-styles";
import { WaysToReach } from "../parts/ways-to-reach";
import { printPaper } from "./paper";
import type { TransferWords } from "./transfer-words";

interface Props {
  words: TransferWords;
  pharmacy: Queries.FormPharmacyFragment;
}

/** What to have at hand, where the answers go, and how to do it by phone or on paper. */
export const BeforeYouStart = ({ words: { ready, notice, paper, reach }, pharmacy }: Props) => (
  <div css={column}>
    <section css={box}>
      <h3 css={heading}>{ready.heading}</h3>
      <CheckList points={ready.items} />
    </section>
    <section css={box}>
      <h3 css={heading}>{notice.heading}</h3>
      <p>{notice.text}</p>
      <p>{notice.choice}</p>
      <WaysToReach words={reach} pharmacy={pharmacy} />
      <button type="button" css={[otherButton, onlyWithScript]} onClick={() => printPaper(null)}>
        <Printer size={20} aria-hidden />
        {paper.print}
      </button>
      <p css={onlyWithoutScript}>{paper.printHint}</p>
      <InternalLink to={notice.privacy.path} css={link}>
        {notice.privacy.label}
      </InternalLink>
    </section>
  </div>
);

const column = css`
  display: grid;
  align-content: start;
  gap: ${space.m};

  /* Only where it fits: what is longer than the screen could not be read to its end. */
  ${media.large} and (min-height: 66rem) {
    position: sticky;
    inset-block-start: 6rem;
  }
`;

const box = css`
  display: grid;
  justify-items: start;
  gap: ${space.s};
  padding: clamp(1.25rem, 1rem + 1vw, 1.75rem);
  border-radius: ${radii.medium};
  background: ${colors.tint};
`;

const heading = css`
  font-size: ${typeScale.h3};
`;

const link = css`
  display: inline-flex;
  align-items: center;
  min-height: ${targetSize};
`;
