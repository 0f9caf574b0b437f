import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { buttonRow, goodPanel, otherButton, panelHeading } from "../parts/form-styles";
import type { ContactWords } from "./contact-words";

interface Props {
  words: ContactWords["sent"];
  onDone: () => void;
}

/** Stays after a message was sent. */
export function SentPanel({ words, onDone }: Props) {
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
      <div css={buttonRow}>
        <button type="button" css={otherButton} onClick={onDone}>
          {words.done}
        </button>
      </div>
    </div>
  );
}
