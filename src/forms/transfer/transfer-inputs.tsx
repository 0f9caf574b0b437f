import { css } from "@emotion/react";
import { Field } from "../parts/field";
import { space } from "../../styles/tokens";
import { SampleDrawing } from "./sample-drawing";
import {
  fieldsIn,
  type TransferFieldName,
  type TransferGroup,
  transferGroups,
} from "./transfer-fields";
import { TransferPart } from "./transfer-part";
import type { TransferWords } from "./transfer-words";

interface Props {
  formId: string;
  words: TransferWords;
  problemText: (name: TransferFieldName) => string | undefined;
  warningText: (name: TransferFieldName) => string | undefined;
  /** Keeps the answers as they are while they are on their way. */
  inert: boolean;
}

const hasSample = (group: TransferGroup): group is keyof TransferWords["samples"] =>
  group === "medicines" || group === "insurance";

/** The 17 fields in their parts. */
export const TransferInputs = ({ formId, words, problemText, warningText, inert }: Props) => (
  <div css={parts} inert={inert} data-answers>
    {transferGroups.map((group, index) => (
      <TransferPart
        key={group}
        position={index + 1}
        words={words.parts[group]}
        aside={hasSample(group) && <SampleDrawing {...words.samples[group]} />}
      >
        {fieldsIn(group).map((field) => (
          <Field
            key={field.name}
            formId={formId}
            field={field}
            label={words.questions[field.name].label}
            hint={words.questions[field.name].hint}
            placeholder={
              field.type === "lines" ? words.questions[field.name].placeholder : undefined
            }
            required
            readOnly={inert}
            problem={problemText(field.name)}
            warning={warningText(field.name)}
          />
        ))}
      </TransferPart>
    ))}
  </div>
);

const parts = css`
  display: grid;
  gap: ${space.xl};
  min-width: 0;
`;
