import { css } from "@emotion/react";
import * as Copy from "lucide-react/icons/copy";
import { useEffect, useRef, useState } from "react";
import { secondaryButton } from "../../components/buttons";
import { Icon } from "../../components/icon";
import { colors, radii } from "../../styles/tokens";
import type { FormCopy } from "../core/form-copy";
import { Announcement } from "./announcement";
import { ownLine } from "./form-styles";

interface Props {
  copy: FormCopy["failed"];
  /** Returns the current answers as plain text; nothing if there are none. */
  answersAsText: () => string;
}

/** Button of a row that copies the answers. The result has a line of its own. */
export function CopyAnswers({ copy, answersAsText }: Props) {
  const [result, setResult] = useState<"nothingToCopy" | "copied" | "copyByHand">();
  // Read anew, so that it goes with the answers.
  const textToSelect = result === "copyByHand" && answersAsText();

  async function copyAnswers() {
    const text = answersAsText();
    if (text === "") {
      setResult("nothingToCopy");
      return;
    }
    try {
      await navigator.clipboard.writeText(text);
      setResult("copied");
    } catch {
      // The browser may forbid it, and has no clipboard on a page without https.
      setResult("copyByHand");
    }
  }

  return (
    <>
      <button type="button" css={secondaryButton} onClick={copyAnswers}>
        <Icon of={Copy} size={20} />
        {copy.copy}
      </button>
      {result && (
        <div css={ownLine}>
          <Announcement>{copy[result]}</Announcement>
          {textToSelect && <SelectedText text={textToSelect} />}
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
  }, []);

  return (
    <pre ref={box} css={answers} translate="no">
      {text}
    </pre>
  );
}

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
