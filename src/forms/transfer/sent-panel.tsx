import { css } from "@emotion/react";
import { CircleCheck, Printer } from "lucide-react";
import { useEffect, useRef } from "react";
import { buttonRow, goodPanel, otherButton, panelHeading, quietText } from "../parts/form-styles";
import { printPaper } from "./paper";
import type { TransferAnswers } from "./transfer-fields";
import type { TransferWords } from "./transfer-words";

interface Props {
  words: TransferWords["sent"];
  answers: TransferAnswers;
  at: Date;
  onDone: () => void;
}

/** Stays after a request was sent: what comes next, and a receipt while the page is open. */
export function SentPanel({ words, answers, at, onDone }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: "start" });
  }, []);

  return (
    <div css={goodPanel} ref={panel} tabIndex={-1} role="group" aria-label={words.heading}>
      <h3 css={panelHeading}>
        <CircleCheck size={26} aria-hidden />
        {words.heading}
      </h3>
      <p>{words.text}</p>
      <ol css={steps}>
        {words.next.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p css={quietText}>{words.receipt}</p>
      <div css={buttonRow}>
        <button type="button" css={otherButton} onClick={() => printPaper({ answers, sentAt: at })}>
          <Printer size={20} aria-hidden />
          {words.print}
        </button>
        <button type="button" css={otherButton} onClick={onDone}>
          {words.done}
        </button>
      </div>
    </div>
  );
}

const steps = css`
  display: grid;
  gap: 0.5rem;
  padding-inline-start: 1.5rem;
  list-style: decimal;
`;
