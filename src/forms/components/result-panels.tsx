import * as CircleAlert from "lucide-react/icons/circle-exclamation-point";
import * as CircleCheck from "lucide-react/icons/circle-check";
import * as RotateCw from "lucide-react/icons/rotate-cw";
import { type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { ButtonRow, secondaryButton } from "../../components/buttons";
import { Icon } from "../../components/icon";
import { Text } from "../../components/text";
import { controlOf } from "../../lib/form-controls";
import { ISLAND } from "../../lib/island-protocol";
import type { FactText } from "../../lib/fact-text";
import type { Failure } from "../core/sending-state";
import { CopyAnswers } from "./copy-answers";
import type { Form } from "../core/use-form";
import { badPanel, goodPanel, panelHeading } from "./form-styles";
import { WaysToReach } from "./ways-to-reach";

interface PanelProps extends Pick<ComponentProps<"div">, "className" | "children"> {
  icon: ComponentProps<typeof Icon>["of"];
  heading: string;
}

/** True while somebody types into another part of the page. */
function isTypingElsewhere(panel: HTMLElement) {
  const { activeElement } = document;
  return (
    activeElement !== null &&
    controlOf(activeElement) !== null &&
    !panel.closest(`[${ISLAND}]`)?.contains(activeElement)
  );
}

/**
 * Takes focus when it appears, and scrolls its heading into view, not its end. A short message announces it to those
 * who type elsewhere, and are not disturbed.
 */
function ResultPanel({ className, icon, heading, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!panel.current || isTypingElsewhere(panel.current)) return;
    panel.current.focus({ preventScroll: true });
    // At once: a short message that comes while the page still scrolls would stop it halfway.
    panel.current.scrollIntoView({ block: "start", behavior: "instant" });
  }, []);

  return (
    <div className={className} ref={panel} tabIndex={-1} role="group" aria-label={heading}>
      <h3 css={panelHeading}>
        <Icon of={icon} size={24} />
        {heading}
      </h3>
      {children}
    </div>
  );
}

interface SentProps {
  copy: { heading: string; text: FactText; done: string };
  onDone: () => void;
  /** Next steps. */
  children?: ReactNode;
  /** Buttons beside the one that closes the panel. */
  actions?: ReactNode;
}

/** Shown after a message was sent. */
export const SentPanel = ({ copy, onDone, children, actions }: SentProps) => (
  <ResultPanel css={goodPanel} icon={CircleCheck} heading={copy.heading}>
    <Text as="p">{copy.text}</Text>
    {children}
    <ButtonRow>
      {actions}
      <button type="button" css={secondaryButton} onClick={onDone}>
        {copy.done}
      </button>
    </ButtonRow>
  </ResultPanel>
);

interface FailedProps {
  form: Pick<Form, "copy" | "pharmacy" | "currentText" | "submit">;
  failure: Failure;
  /** Buttons that only one form has. */
  children?: ReactNode;
}

/** Shown after an attempt failed: what happened, what to do, and that the answers are kept. */
export const FailedPanel = ({
  form: {
    copy: { failed, reach },
    pharmacy,
    currentText,
    submit,
  },
  failure: { reason, isUncertain, doubtful },
  children,
}: FailedProps) => (
  <ResultPanel
    css={badPanel}
    icon={CircleAlert}
    heading={isUncertain ? failed.uncertainHeading : failed.heading}
  >
    {doubtful && <Text as="p">{failed.doubts[doubtful]}</Text>}
    <Text as="p">{failed.reasons[reason]}</Text>
    <Text as="p">{failed.kept}</Text>
    <ButtonRow>
      {reason !== "rejected" && (
        <button type="button" css={secondaryButton} onClick={submit}>
          <Icon of={RotateCw} size={20} />
          {failed.tryAgain}
        </button>
      )}
      <CopyAnswers copy={failed} answersAsText={currentText} />
      {children}
    </ButtonRow>
    <div>
      <Text as="p">{failed.otherWays}</Text>
      <WaysToReach copy={reach} pharmacy={pharmacy} />
    </div>
  </ResultPanel>
);
