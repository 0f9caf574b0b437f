import { css } from "@emotion/react";
import { CheckList } from "../../components/check-list";
import { Text } from "../../components/text";
import { media, space } from "../../styles/tokens";
import { tintedBox, tintedBoxHeading } from "../components/form-styles";
import { ByPhoneOrPaper } from "./by-phone-or-paper";
import { FoldedBox } from "./folded-box";
import type { TransferCopy } from "./transfer-copy";

interface Props {
  copy: TransferCopy;
  pharmacy: Queries.FormPharmacyFragment;
  /** Whether the site can send at all. */
  canSend: boolean;
  /** Prints the paper form. */
  onPrint: () => void;
}

/**
 * What to have at hand, where the answers go, and how to do it by phone or on paper. Where nothing
 * can be sent, phone and paper come first, and are never folded.
 */
export const BeforeYouStart = ({ copy, pharmacy, canSend, onPrint }: Props) => {
  const {
    ready,
    notice,
    unavailable: { notSetUp },
  } = copy;
  const byPhoneOrPaper = <ByPhoneOrPaper copy={copy} pharmacy={pharmacy} onPrint={onPrint} />;
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

const column = css`
  display: grid;
  align-content: start;
  gap: ${space.s};

  ${media.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.large} {
    grid-template-columns: minmax(0, 1fr);
  }

  /* Only where it fits: what is longer than the screen could not be read to its end. */
  ${media.large} and (min-height: 66rem) {
    position: sticky;
    inset-block-start: 6rem;
  }
`;
