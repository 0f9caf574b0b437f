import { css } from "@emotion/react";
import Printer from "lucide-react/icons/printer";
import { Icon } from "../../components/icon";
import { InternalLink } from "../../components/internal-link";
import { Text } from "../../components/text";
import { targetSize } from "../../styles/tokens";
import { onlyWithoutScript, onlyWithScript, otherButton } from "../components/form-styles";
import { WaysToReach } from "../components/ways-to-reach";
import type { TransferCopy } from "./transfer-copy";

interface Props {
  copy: TransferCopy;
  pharmacy: Queries.FormPharmacyFragment;
  onPrint: () => void;
}

/** How to ask for a transfer without sending anything: by phone, by fax or on paper. */
export const ByPhoneOrPaper = ({ copy: { notice, paper, reach }, pharmacy, onPrint }: Props) => (
  <>
    <WaysToReach copy={reach} pharmacy={pharmacy} />
    <button type="button" css={[otherButton, onlyWithScript]} onClick={onPrint}>
      <Icon of={Printer} size={20} />
      {paper.print}
    </button>
    <p css={onlyWithoutScript}>
      <Text>{paper.printHint}</Text>
    </p>
    <InternalLink to={notice.privacy.path} css={link}>
      {notice.privacy.label}
    </InternalLink>
  </>
);

const link = css`
  display: inline-flex;
  align-items: center;
  min-height: ${targetSize};
`;
