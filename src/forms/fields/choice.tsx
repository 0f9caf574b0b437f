import { css } from "@emotion/react";
import { Wording } from "../../components/wording";
import { colors } from "../../styles/tokens";
import { boxedRow } from "../components/form-styles";
import type { ControlProps, FieldKind } from "./field-kind";

/** Radio buttons, the first of which has the `id` of the field. */
const Choice = ({ attributes, question }: ControlProps) => (
  <div css={list}>
    {question.options?.map(({ name, label }, index) => (
      <label key={name} css={[boxedRow, option, attributes["aria-invalid"] && wrong]}>
        <input
          type="radio"
          id={index === 0 ? attributes.id : `${attributes.id}-${name}`}
          name={attributes.name}
          value={name}
          required={attributes.required}
        />
        <Wording>{label}</Wording>
      </label>
    ))}
  </div>
);

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`;

const option = css`
  flex: 1 1 12rem;
`;

const wrong = css`
  border-color: ${colors.error};
  background: ${colors.errorSoft};
`;

/** A few answers, of which one can be chosen. */
export const choice: FieldKind = { Control: Choice, isGroup: true };
