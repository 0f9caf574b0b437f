import { css } from "@emotion/react";
import { ButtonRow } from "../../components/button-row";
import { Text } from "../../components/text";
import type { PreservedAnswer } from "../../lib/island-protocol";
import { dateText } from "../fields/birth-date";
import { canPrint } from "../core/can-print";
import { useConfirmLeaving } from "../core/leaving";
import { CopyAnswers } from "./copy-answers";
import { answerText, card, panelHeading, formStack } from "./form-styles";
import { PrintButton } from "./print-button";
import { Wording } from "../../components/wording";
import { stack } from "../../styles/recipes";

interface Props {
  copy: Queries.FormFallbackCopyFragment["kept"];
  answers: readonly PreservedAnswer[];
}

const textOf = ({ type, answer }: PreservedAnswer) => (type === "date" ? dateText(answer) : answer);

/** Answers of a form whose code threw: to print, to copy or to read out on the phone. */
export function PreservedAnswers({ copy, answers }: Props) {
  useConfirmLeaving(answers.length > 0);
  if (answers.length === 0) return null;
  return (
    // In print, the page shows only `data-paper`.
    <div css={[card, formStack]} data-paper="filled">
      <Text as="h3" css={panelHeading}>
        {copy.heading}
      </Text>
      <Text as="p">{copy.text}</Text>
      <ButtonRow css={notOnPaper}>
        {canPrint() && (
          <PrintButton onPrint={() => window.print()} otherwise={null}>
            <Wording>{copy.print}</Wording>
          </PrintButton>
        )}
        <CopyAnswers
          copy={copy}
          answersAsText={() =>
            answers.map((field) => `${field.label}: ${textOf(field)}`).join("\n")
          }
        />
      </ButtonRow>
      <dl css={stack("0.75rem")} translate="no">
        {answers.map((field) => (
          <div key={field.label}>
            <dt>{field.label}</dt>
            <dd css={answerText}>{textOf(field)}</dd>
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
