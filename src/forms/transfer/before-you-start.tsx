import { css } from "@emotion/react";
import type { ReactNode } from "react";
import { CheckList } from "../../components/check-list";
import { Fold } from "../../components/fold";
import { Text } from "../../components/text";
import { headerHeight, media, space } from "../../styles/tokens";
import { onlyWithoutScript, tintedBox, tintedBoxHeading } from "../components/form-styles";
import { PrintButton } from "../components/print-button";
import { PrivacyLink } from "../components/privacy-link";
import { WaysToReach } from "../components/ways-to-reach";
import type { TransferCopy } from "./transfer-copy";

interface Props {
  copy: TransferCopy;
  pharmacy: Queries.FormPharmacyFragment;
  canSend: boolean;
  /** Prints the paper form. */
  onPrint: () => void;
}

/**
 * What to have at hand, what happens to the answers, and how to ask by phone or on paper. If the
 * site cannot send mail, phone and paper come first and are always open.
 */
export const BeforeYouStart = ({ copy, pharmacy, canSend, onPrint }: Props) => {
  const {
    ready,
    notice,
    paper,
    reach,
    unavailable: { notSetUp },
  } = copy;
  const byPhoneOrPaper = (
    <>
      <WaysToReach copy={reach} pharmacy={pharmacy} />
      <PrintButton onPrint={onPrint}>{paper.print}</PrintButton>
      <p css={onlyWithoutScript}>
        <Text>{paper.printHint}</Text>
      </p>
      <PrivacyLink {...notice.privacy} />
    </>
  );
  return (
    <div css={column}>
      {!canSend && (
        <section css={tintedBox}>
          <h3 css={tintedBoxHeading}>{notSetUp.heading}</h3>
          <p>
            <Text>{notSetUp.text}</Text>
          </p>
          {byPhoneOrPaper}
        </section>
      )}
      <FoldedBox heading={ready.heading}>
        <CheckList points={ready.items} />
      </FoldedBox>
      {canSend && (
        <FoldedBox heading={notice.heading}>
          <p>
            <Text>{notice.text}</Text>
          </p>
          <p>
            <Text>{notice.choice}</Text>
          </p>
          {byPhoneOrPaper}
        </FoldedBox>
      )}
    </div>
  );
};

/** Box beside the form, collapsed on phones. */
const FoldedBox = ({ heading, children }: { heading: string; children: ReactNode }) => (
  <section css={[tintedBox, box]}>
    <Fold heading={heading} level={3} css={tintedBoxHeading}>
      <div css={content}>{children}</div>
    </Fold>
  </section>
);

const column = css`
  display: grid;
  align-content: start;
  gap: ${space.s};

  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
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
  display: grid;
  justify-items: start;
  gap: ${space.s};

  ${media.belowMedium} {
    padding-block: ${space.xs} ${space.m};
  }
`;
