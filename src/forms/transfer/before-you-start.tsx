import { css } from "@emotion/react";
import { CheckList } from "../../components/check-list";
import { Text } from "../../components/text";
import { media, space } from "../../styles/tokens";
import { tintedBox, tintedBoxHeading } from "../components/form-styles";
import { ByPhoneOrPaper } from "./by-phone-or-paper";
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
 * can be sent, phone and paper come first.
 */
export const BeforeYouStart = ({ copy, pharmacy, canSend, onPrint }: Props) => {
  const {
    ready,
    notice,
    unavailable: { notSetUp },
  } = copy;
  return (
    <div css={column}>
      {!canSend && (
        <ByPhoneOrPaper
          copy={copy}
          pharmacy={pharmacy}
          heading={notSetUp.heading}
          onPrint={onPrint}
        >
          <p>
            <Text>{notSetUp.text}</Text>
          </p>
        </ByPhoneOrPaper>
      )}
      <section css={tintedBox}>
        <h3 css={tintedBoxHeading}>{ready.heading}</h3>
        <CheckList points={ready.items} />
      </section>
      {canSend && (
        <ByPhoneOrPaper copy={copy} pharmacy={pharmacy} heading={notice.heading} onPrint={onPrint}>
          <p>
            <Text>{notice.text}</Text>
          </p>
          <p>
            <Text>{notice.choice}</Text>
          </p>
        </ByPhoneOrPaper>
      )}
    </div>
  );
};

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
