import { css } from "@emotion/react";
import Printer from "lucide-react/icons/printer";
import { useEffect } from "react";
import { buttonRow } from "../components/button-styles";
import type { BrokenWords } from "../components/broken-part";
import { Text } from "../components/text";
import { CopyAnswers } from "../forms/parts/copy-answers";
import { otherButton, panelHeading, sheet, stack } from "../forms/parts/form-styles";
import { writtenAnswer } from "../forms/transfer/written-answers";
import { askBeforeLeaving } from "../forms/use-unsent-answers";
import type { KeptAnswer } from "./keep-answers";

interface Props {
  words: BrokenWords["words"]["kept"];
  answers: readonly KeptAnswer[];
}

/** What was typed into a form that broke, to print, to copy, or to read out on the phone. */
export function KeptAnswers({ words, answers }: Props) {
  useEffect(askBeforeLeaving, []);
  if (answers.length === 0) return null;
  return (
    // The page prints nothing but what is marked as paper.
    <div css={[sheet, stack]} data-paper="filled">
      <h3 css={panelHeading}>
        <Text>{words.heading}</Text>
      </h3>
      <p>
        <Text>{words.text}</Text>
      </p>
      <div css={[buttonRow, notOnPaper]}>
        <button type="button" css={otherButton} onClick={() => window.print()}>
          <Printer size={20} aria-hidden />
          {words.print}
        </button>
        <CopyAnswers
          words={words}
          answersAsText={() =>
            answers.map((kept) => `${kept.label}: ${writtenAnswer(kept, kept.answer)}`).join("\n")
          }
        />
      </div>
      <dl css={list} translate="no">
        {answers.map((kept) => (
          <div key={kept.label}>
            <dt>{kept.label}</dt>
            <dd css={answer}>{writtenAnswer(kept, kept.answer)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const notOnPaper = css`
  @media print {
    display: none;
  }
`;

const list = css`
  display: grid;
  gap: 0.75rem;
`;

const answer = css`
  font-weight: 600;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
