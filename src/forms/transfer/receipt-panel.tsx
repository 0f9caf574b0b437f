import { css } from "@emotion/react";
import Printer from "lucide-react/icons/printer";
import { otherButton, quietText } from "../parts/form-styles";
import { SentPanel } from "../parts/sent-panel";
import { printPaper } from "./paper";
import type { TransferAnswers } from "./transfer-fields";
import type { TransferWords } from "./transfer-words";

interface Props {
  words: TransferWords["sent"];
  /** What was sent; `null` where the page has been left since. */
  answers: TransferAnswers | null;
  at: Date;
  phone: string;
  onDone: () => void;
}

/** After a request was sent: what comes next, and a receipt while the page is open. */
export const ReceiptPanel = ({ words, phone, answers, at, onDone }: Props) => (
  <SentPanel
    words={words}
    phone={phone}
    onDone={onDone}
    actions={
      answers && (
        <button type="button" css={otherButton} onClick={() => printPaper({ answers, sentAt: at })}>
          <Printer size={20} aria-hidden />
          {words.print}
        </button>
      )
    }
  >
    <ol css={steps}>
      {words.next.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
    {answers && <p css={quietText}>{words.receipt}</p>}
  </SentPanel>
);

const steps = css`
  display: grid;
  gap: 0.5rem;
  padding-inline-start: 1.5rem;
  list-style: decimal;
`;
