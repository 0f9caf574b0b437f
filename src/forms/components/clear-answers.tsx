import { css } from "@emotion/react";
import { useEffect, useRef, useState } from "react";
import { Text } from "../../components/text";
import { controlsIn } from "../../lib/form-controls";
import { notOnPhones } from "../../styles/global-styles";
import { colors, targetSize } from "../../styles/tokens";
import type { FormCopy } from "./form-copy";
import { onlyWithScript, quietText } from "./form-styles";

interface Props {
  copy: FormCopy["clear"];
  /** While a message is on its way, its answers stay. */
  disabled: boolean;
  onClear: () => void;
}

/**
 * For computers that several people use: what the browser may keep, and a way to leave nothing on
 * the page. It asks first, since nothing could be brought back without keeping it.
 */
export function ClearAnswers({ copy, disabled, onClear }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [isCleared, setIsCleared] = useState(false);
  const [isEmpty, setIsEmpty] = useState(true);
  useEffect(() => {
    const form = box.current?.closest("form");
    if (!form) return;
    const look = () => setIsEmpty(controlsIn(form).every(({ value }) => value === ""));
    const typed = () => {
      setIsCleared(false);
      look();
    };
    // The event comes before the fields are empty.
    const lookAfterReset = () => queueMicrotask(look);
    look();
    form.addEventListener("input", typed);
    form.addEventListener("reset", lookAfterReset);
    return () => {
      form.removeEventListener("input", typed);
      form.removeEventListener("reset", lookAfterReset);
    };
  }, []);

  // A phone has room for it once there is something to clear.
  return (
    <div css={[quietText, isEmpty && !isCleared && notOnPhones]} ref={box}>
      <p>
        <Text>{copy.text}</Text>
      </p>
      <button
        type="button"
        css={[button, onlyWithScript]}
        disabled={disabled}
        onClick={() => {
          if (!window.confirm(copy.question)) return;
          onClear();
          setIsCleared(true);
        }}
      >
        {copy.clear}
      </button>
      <p role="status">{isCleared && copy.done}</p>
    </div>
  );
}

const button = css`
  min-height: ${targetSize};
  padding: 0;
  border: 0;
  background: none;
  color: ${colors.brand};
  font-weight: 650;
  text-decoration: underline;
  cursor: pointer;
`;
