import { useState } from "react";
import { textButton } from "../../components/buttons";
import { Text } from "../../components/text";
import { notOnPhones, strong } from "../../styles/recipes";
import type { FormCopy } from "../core/form-copy";
import { quietText } from "./form-styles";
import { Announcement } from "./announcement";

interface Props {
  copy: FormCopy["clear"];
  isEmpty: boolean;
  /** True while sending. */
  disabled: boolean;
  onClear: () => void;
}

/** For shared computers: clears the form. It asks for confirmation, because cleared answers cannot be restored. */
export function ClearAnswers({ copy, isEmpty, disabled, onClear }: Props) {
  const [isCleared, setIsCleared] = useState(false);
  if (isCleared && !isEmpty) setIsCleared(false);

  // Saves room on phones while there is nothing to clear.
  return (
    <div css={[quietText, isEmpty && !isCleared && notOnPhones]}>
      <Text as="p">{copy.text}</Text>
      <button
        type="button"
        css={[textButton, strong]}
        disabled={disabled}
        onClick={() => {
          if (!window.confirm(copy.question)) return;
          onClear();
          setIsCleared(true);
        }}
      >
        {copy.clear}
      </button>
      <Announcement>{isCleared && copy.done}</Announcement>
    </div>
  );
}
