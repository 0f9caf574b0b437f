import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { ButtonRow } from "../../components/buttons";
import { CheckList } from "../../components/check-list";
import { Fold } from "../../components/fold";
import { Text } from "../../components/text";
import { stack } from "../../styles/recipes";
import { headerHeight, media, space, typeScale } from "../../styles/tokens";
import { onlyWithoutScript, tintedBox, tintedBoxHeading } from "../components/form-styles";
import { FormNotices } from "../components/form-notices";
import { WaysToReach } from "../components/ways-to-reach";
import type { RequestCopy } from "./request-copy";

interface Props {
  copy: RequestCopy;
  pharmacy: Queries.FormPharmacyFragment;
  canSend: boolean;
  /** Button that prints the paper form. Absent if there is no blank one. */
  printButton?: ReactNode;
}

/** What to have at hand, and how the answers are sent, or asked for by phone or on paper. */
export const BeforeYouStart = ({ copy, pharmacy, canSend, printButton }: Props) => {
  const { ready, notice, reach } = copy;
  return (
    <div css={column}>
      {ready && (
        <FoldedBox heading={ready.heading}>
          <CheckList points={ready.items} />
        </FoldedBox>
      )}
      {canSend && (
        <FoldedBox heading={notice.heading}>
          <Text as="p">{notice.text}</Text>
          <Text as="p">{notice.choice}</Text>
          <WaysToReach copy={reach} pharmacy={pharmacy} />
          <OnPaper copy={copy} printButton={printButton} />
        </FoldedBox>
      )}
    </div>
  );
};

/** Button that prints the paper form, and what else there is to know before. */
export const OnPaper = ({
  copy: { paper, notice },
  printButton,
}: Pick<Props, "copy" | "printButton">) => (
  <>
    {printButton && (
      <>
        <ButtonRow>{printButton}</ButtonRow>
        <Text as="p" css={onlyWithoutScript}>
          {paper.printHint}
        </Text>
      </>
    )}
    <FormNotices notices={[notice.privacy]} />
  </>
);

/** Box beside the form, collapsed on phones. */
const FoldedBox = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section css={[tintedBox, box]}>
    <Fold heading={heading} level={3} css={tintedBoxHeading}>
      <div css={content}>{children}</div>
    </Fold>
  </section>
);

const column = css`
  ${stack(space.s)};
  align-content: start;

  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    & > :only-child {
      grid-column: 1 / -1;
    }
  }

  /* Stays in view beside the form, and scrolls by itself on screens that it does not fit. */
  ${media.large} {
    grid-template-columns: minmax(0, 1fr);
    position: sticky;
    align-self: start;
    inset-block-start: calc(${headerHeight} + ${space.m});
    max-height: calc(100vh - ${headerHeight} - 2 * ${space.m});
    overflow-y: auto;
  }

  /* Fits into 1440 x 900 pixels. */
  @media (min-width: 64rem) and (max-height: 60rem) {
    font-size: ${typeScale.small};
    /* In whole pixels. */
    line-height: 1.375;
    /* Room for the rounding of a scroll, which would cut off the last button. */
    padding-block-end: 2px;
    scroll-padding-block-end: 2px;

    & > section {
      padding-block: ${space.m};
    }

    & button {
      scroll-margin-block-end: 2px;
    }
  }
`;

const box = css`
  align-content: start;

  & > details {
    justify-self: stretch;
  }

  ${media.belowMedium} {
    padding-block: 0.25rem;
  }
`;

const content = css`
  ${stack(space.s)};
  justify-items: start;

  ${media.belowMedium} {
    padding-block: ${space.xs} ${space.m};
  }
`;
