import { CircleAlert, Copy, RotateCw } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { FailureReason } from "../mail/send-mail";
import { buttonRow } from "../../components/button-styles";
import { badPanel, otherButton, panelHeading } from "./form-styles";
import type { FormWords } from "./form-words";
import { CopiedText } from "./copied-text";
import { WaysToReach } from "./ways-to-reach";

interface Props {
  words: FormWords;
  pharmacy: Queries.FormPharmacyFragment;
  reason: FailureReason;
  /** The answers as they are now, as plain text. */
  answersAsText: () => string;
  onTryAgain: () => void;
  /** Buttons that only one form has. */
  children?: ReactNode;
}

/** Stays after a failed attempt: what happened, what to do, and that nothing was lost. */
export function FailedPanel({
  words: { failed, reach },
  pharmacy,
  reason,
  answersAsText,
  onTryAgain,
  children,
}: Props) {
  const panel = useRef<HTMLDivElement>(null);
  const [copy, setCopy] = useState<{ text: string; copied: boolean }>();
  useEffect(() => panel.current?.focus(), []);

  async function copyAnswers() {
    const text = answersAsText();
    try {
      await navigator.clipboard.writeText(text);
      setCopy({ text, copied: true });
    } catch {
      // The browser may forbid it, and has no clipboard on a page without https.
      setCopy({ text, copied: false });
    }
  }

  return (
    <div css={badPanel} ref={panel} tabIndex={-1} role="group" aria-label={failed.heading}>
      <h3 css={panelHeading}>
        <CircleAlert size={24} aria-hidden />
        {failed.heading}
      </h3>
      <p>{failed.reasons[reason]}</p>
      <p>{failed.kept}</p>
      <div css={buttonRow}>
        <button type="button" css={otherButton} onClick={onTryAgain}>
          <RotateCw size={20} aria-hidden />
          {failed.tryAgain}
        </button>
        <button type="button" css={otherButton} onClick={copyAnswers}>
          <Copy size={20} aria-hidden />
          {failed.copy}
        </button>
        {children}
      </div>
      {copy && <CopiedText words={failed} {...copy} />}
      <div>
        <p>{failed.otherWays}</p>
        <WaysToReach words={reach} pharmacy={pharmacy} />
      </div>
    </div>
  );
}
