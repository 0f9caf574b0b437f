import { css } from "@emotion/react";
import Printer from "lucide-react/icons/printer";
import { Text } from "../../components/text";
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
  onDone: () => void;
}

/** After a request was sent: what comes next, and a receipt while the page is open. */
export const ReceiptPanel = ({ words, answers, at, onDone }: Props) => (
  <SentPanel
    words={words}
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
      {words.next.map((step, index) => (
        <li key={index}>
          <Text>{step}</Text>
        </li>
      ))}
    </ol>
    {answers && (
      <p css={quietText}>
        <Text>{words.receipt}</Text>
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
