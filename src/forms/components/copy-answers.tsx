import { css } from "@emotion/react";
import Copy from "lucide-react/icons/copy";
import { Icon } from "../../components/icon";
import { useState } from "react";
import { CopiedText } from "./copied-text";
import { otherButton } from "./form-styles";
import type { FormCopy } from "./form-copy";

interface Props {
  copy: Pick<FormCopy["failed"], "copy" | "copied" | "copyByHand">;
  /** The answers as they are now, as plain text. */
  answersAsText: () => string;
}

/** A button of a row that copies the answers, and what came of it on a line of its own. */
export function CopyAnswers({ copy, answersAsText }: Props) {
  const [result, setResult] = useState<{ text: string; copied: boolean }>();

  async function copyAnswers() {
    const text = answersAsText();
    try {
      await navigator.clipboard.writeText(text);
      setResult({ text, copied: true });
    } catch {
      // The browser may forbid it, and has no clipboard on a page without https.
      setResult({ text, copied: false });
    }
  }

  return (
    <>
      <button type="button" css={otherButton} onClick={copyAnswers}>
        <Icon of={Copy} size={20} />
        {copy.copy}
      </button>
      {result && (
        <div css={ownLine}>
          <CopiedText copy={copy} {...result} />
        </div>
      )}
    </>
  );
}

const ownLine = css`
  flex-basis: 100%;
  order: 1;
`;
