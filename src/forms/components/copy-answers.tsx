import { css } from "@emotion/react";
import * as Copy from "lucide-react/icons/copy";
import { useEffect, useRef, useState } from "react";
import { Icon } from "../../components/icon";
import { colors, radii } from "../../styles/tokens";
import type { FormCopy } from "./form-copy";
import { otherButton } from "./form-styles";
import { Wording } from "../../components/wording";
import type { Words } from "../../lib/words";

interface Props {
  copy: Pick<FormCopy["failed"], "copy" | "copied" | "copyByHand"> &
    Partial<Pick<FormCopy["failed"], "nothingToCopy">>;
  /** Returns the current answers as plain text; nothing if there are none. */
  answersAsText: () => string;
}

/** Button of a row that copies the answers. The result has a line of its own. */
export function CopyAnswers({ copy, answersAsText }: Props) {
  const [result, setResult] = useState<{ message?: Words; text: string }>();

  async function copyAnswers() {
    const text = answersAsText();
    if (text === "") {
      setResult({ text, message: copy.nothingToCopy });
      return;
    }
    try {
      await navigator.clipboard.writeText(text);
      setResult({ text: "", message: copy.copied });
    } catch {
      // The browser may forbid it, and has no clipboard on a page without https.
      setResult({ text, message: copy.copyByHand });
    }
  }

  return (
    <>
      <button type="button" css={otherButton} onClick={copyAnswers}>
        <Icon of={Copy} size={20} />
        <Wording>{copy.copy}</Wording>
      </button>
      {result && (
        <div css={ownLine}>
          <p role="status">
            <Wording>{result.message}</Wording>
          </p>
          {result.text && <SelectedText text={result.text} />}
        </div>
      )}
    </>
  );
}

/** Text that is selected when it appears, to be copied by hand. */
function SelectedText({ text }: { text: string }) {
  const box = useRef<HTMLPreElement>(null);
  useEffect(() => {
    if (box.current) window.getSelection()?.selectAllChildren(box.current);
  }, [text]);

  return (
    <pre ref={box} css={answers} translate="no">
      {text}
    </pre>
  );
}

const ownLine = css`
  flex-basis: 100%;
  order: 1;
`;

const answers = css`
  margin: 0;
  padding: 1rem;
  border: 1px solid ${colors.fieldLine};
  border-radius: ${radii.small};
  background: ${colors.page};
  font: inherit;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
