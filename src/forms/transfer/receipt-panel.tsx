import { css } from "@emotion/react";
import { Text } from "../../components/text";
import { quietText } from "../components/form-styles";
import { PrintButton } from "../components/print-button";
import { SentPanel } from "../components/result-panels";
import type { TransferCopy } from "./transfer-copy";

interface Props {
  copy: TransferCopy["sent"];
  /** False if the page was left after sending. */
  hasReceipt: boolean;
  onPrint: () => void;
  onDone: () => void;
}

/** Shown after a request was sent: the next steps, and a receipt to print. */
export const ReceiptPanel = ({ copy, hasReceipt, onPrint, onDone }: Props) => (
  <SentPanel
    copy={copy}
    onDone={onDone}
    actions={hasReceipt && <PrintButton onPrint={onPrint}>{copy.print}</PrintButton>}
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
