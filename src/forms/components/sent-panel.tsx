import CircleCheck from "lucide-react/icons/circle-check";
import { Icon } from "../../components/icon";
import { type ReactNode, useEffect, useRef } from "react";
import { ButtonRow } from "../../components/button-row";
import { Text } from "../../components/text";
import type { FactText } from "../../lib/fact-text";
import { goodPanel, otherButton, panelHeading } from "./form-styles";

interface Props {
  copy: { heading: string; text: FactText; done: string };
  onDone: () => void;
  /** What comes next. */
  children?: ReactNode;
  /** Buttons beside the one that closes the panel. */
  actions?: ReactNode;
}

/** Stays after something was sent. It takes the focus, since the form's button has gone. */
export function SentPanel({ copy, onDone, children, actions }: Props) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: "start" });
  }, []);

  return (
    <div css={goodPanel} ref={panel} tabIndex={-1} role="group" aria-label={copy.heading}>
      <h3 css={panelHeading}>
        <Icon of={CircleCheck} size={26} />
        {copy.heading}
      </h3>
      <p>
        <Text>{copy.text}</Text>
      </p>
      {children}
      <ButtonRow>
        {actions}
        <button type="button" css={otherButton} onClick={onDone}>
          {copy.done}
        </button>
      </ButtonRow>
    </div>
  );
}
