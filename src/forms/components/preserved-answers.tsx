import { css } from "@emotion/react";
import Printer from "lucide-react/icons/printer";
import { Icon } from "../../components/icon";
import { useEffect } from "react";
import { ButtonRow } from "../../components/button-row";
import { Text } from "../../components/text";
import { formatAnswer } from "../core/answers-as-text";
import { askBeforeLeaving } from "../core/use-unsent-answers";
import { CopyAnswers } from "./copy-answers";
import { card, otherButton, panelHeading, stack } from "./form-styles";

interface Props {
  copy: Queries.IslandFallbackCopyFragment["kept"];
  answers: readonly { label: string; answer: string; type: string }[];
}

/** What was typed into a form that broke, to print, to copy, or to read out on the phone. */
export function PreservedAnswers({ copy, answers }: Props) {
  useEffect(askBeforeLeaving, []);
  if (answers.length === 0) return null;
  return (
    // The page prints nothing but what is marked as paper.
    <div css={[card, stack]} data-paper="filled">
      <h3 css={panelHeading}>
        <Text>{copy.heading}</Text>
      </h3>
      <p>
        <Text>{copy.text}</Text>
      </p>
      <ButtonRow css={notOnPaper}>
        <button type="button" css={otherButton} onClick={() => window.print()}>
          <Icon of={Printer} size={20} />
          {copy.print}
        </button>
        <CopyAnswers
          copy={copy}
          answersAsText={() =>
            answers
              .map((field) => `${field.label}: ${formatAnswer(field, field.answer)}`)
              .join("\n")
          }
        />
      </ButtonRow>
      <dl css={list} translate="no">
        {answers.map((field) => (
          <div key={field.label}>
            <dt>{field.label}</dt>
            <dd css={answer}>{formatAnswer(field, field.answer)}</dd>
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
