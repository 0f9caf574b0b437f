import { css } from "@emotion/react";
import { useEffect, useRef } from "react";
import { colors, radii } from "../../styles/tokens";
import type { FormCopy } from "./form-copy";

interface Props {
  copy: Pick<FormCopy["failed"], "copied" | "copyByHand">;
  text: string;
  copied: boolean;
}

/** Says that the answers were copied or, where the browser forbids it, shows them selected. */
export function CopiedText({ copy, text, copied }: Props) {
  const box = useRef<HTMLPreElement>(null);
  useEffect(() => {
    if (box.current) window.getSelection()?.selectAllChildren(box.current);
  }, [text]);

  if (copied) return <p role="status">{copy.copied}</p>;
  return (
    <>
      <p role="status">{copy.copyByHand}</p>
      <pre ref={box} css={answers} translate="no">
        {text}
      </pre>
    </>
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
