import CircleAlert from "lucide-react/icons/circle-alert";
import RotateCw from "lucide-react/icons/rotate-cw";
import { Icon } from "../../components/icon";
import { type ReactNode, useEffect, useRef } from "react";
import { ButtonRow } from "../../components/button-row";
import { Text } from "../../components/text";
import type { Failure } from "../core/form-state";
import { badPanel, otherButton, panelHeading } from "./form-styles";
import type { FormCopy } from "./form-copy";
import { CopyAnswers } from "./copy-answers";
import { WaysToReach } from "./ways-to-reach";

interface Props {
  copy: FormCopy;
  pharmacy: Queries.FormPharmacyFragment;
  failure: Failure;
  /** The answers as they are now, as plain text. */
  answersAsText: () => string;
  onTryAgain: () => void;
  /** Buttons that only one form has. */
  children?: ReactNode;
}

/** Stays after a failed attempt: what happened, what to do, and that nothing was lost. */
export function FailedPanel({
  copy: { failed, reach },
  pharmacy,
  failure: { reason, mayBeThere, doubtful },
  answersAsText,
  onTryAgain,
  children,
}: Props) {
  const heading = mayBeThere ? failed.uncertainHeading : failed.heading;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Left to itself, a browser may show the end of a panel that is higher than the screen.
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: "start" });
  }, []);

  return (
    <div css={badPanel} ref={panel} tabIndex={-1} role="group" aria-label={heading}>
      <h3 css={panelHeading}>
        <Icon of={CircleAlert} size={24} />
        {heading}
      </h3>
      {doubtful && (
        <p key={doubtful}>
          <Text>{failed.doubts[doubtful]}</Text>
        </p>
      )}
      <p key={reason}>
        <Text>{failed.reasons[reason]}</Text>
      </p>
      <p>
        <Text>{failed.kept}</Text>
      </p>
      <ButtonRow>
        <button type="button" css={otherButton} onClick={onTryAgain}>
          <Icon of={RotateCw} size={20} />
          {failed.tryAgain}
        </button>
        <CopyAnswers copy={failed} answersAsText={answersAsText} />
        {children}
      </ButtonRow>
      <div>
        <p>
          <Text>{failed.otherWays}</Text>
        </p>
        <WaysToReach copy={reach} pharmacy={pharmacy} />
      </div>
    </div>
  );
}
