import { css } from "@emotion/react";
import Printer from "lucide-react/icons/printer";
import { Icon } from "../../components/icon";
import { Text } from "../../components/text";
import { otherButton, quietText } from "../components/form-styles";
import { SentPanel } from "../components/sent-panel";
import type { TransferCopy } from "./transfer-copy";

interface Props {
  copy: TransferCopy["sent"];
  /** Whether there is one to print: not where the page has been left since. */
  hasReceipt: boolean;
  onPrint: () => void;
  onDone: () => void;
}

/** After a request was sent: what comes next, and a receipt while the page is open. */
export const ReceiptPanel = ({ copy, hasReceipt, onPrint, onDone }: Props) => (
  <SentPanel
    copy={copy}
    onDone={onDone}
    actions={
      hasReceipt && (
        <button type="button" css={otherButton} onClick={onPrint}>
          <Icon of={Printer} size={20} />
          {copy.print}
        </button>
      )
    }
  >
    <ol css={steps}>
      {copy.next.map((step, index) => (
        <li key={index}>
          <Text>{step}</Text>
        </li>
      ))}
    </ol>
    {hasReceipt && (
      <p css={quietText}>
        <Text>{copy.receipt}</Text>
      </p>
    )}
  </SentPanel>
);

const steps = css`
  display: grid;
  gap: 0.5rem;
  padding-inline-start: 1.5rem;
  list-style: decimal;
`;
