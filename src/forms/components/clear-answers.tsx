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
  /** True while sending. */
  disabled: boolean;
  onClear: () => void;
}

/**
 * For shared computers: a note on what the browser may keep, and a button that clears the form. It
 * asks for confirmation, because cleared answers cannot be restored.
 */
export function ClearAnswers({ copy, disabled, onClear }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [isCleared, setIsCleared] = useState(false);
  const [isEmpty, setIsEmpty] = useState(true);
  useEffect(() => {
    const form = box.current?.closest("form");
    if (!form) return;
    const update = () => setIsEmpty(controlsIn(form).every(({ value }) => value === ""));
    const onInput = () => {
      setIsCleared(false);
      update();
    };
    // `reset` fires before the fields are empty.
    const updateAfterReset = () => queueMicrotask(update);
    update();
    form.addEventListener("input", onInput);
    form.addEventListener("reset", updateAfterReset);
    return () => {
      form.removeEventListener("input", onInput);
      form.removeEventListener("reset", updateAfterReset);
    };
  }, []);

  // Saves room on phones while there is nothing to clear.
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
