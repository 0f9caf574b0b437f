import { css } from "@emotion/react";
import { Wording } from "../../components/wording";
import { colors, radii, targetSize } from "../../styles/tokens";
import type { ControlProps, FieldKind } from "./field-kind";

/** Radio buttons, the first of which has the `id` of the field. */
const Choice = ({ attributes, question }: ControlProps) => (
  <div css={list}>
    {question.options?.map((option, index) => (
      <label key={option.name} css={[row, attributes["aria-invalid"] && wrong]}>
        <input
          type="radio"
          id={index === 0 ? attributes.id : `${attributes.id}-${option.name}`}
          name={attributes.name}
          value={option.name}
          required={attributes.required}
          // Without this, Firefox keeps the chosen answer after a reload.
          autoComplete="off"
        />
        <Wording>{option.label}</Wording>
      </label>
    ))}
  </div>
);

const list = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem;
`;

const row = css`
  display: flex;
  flex: 1 1 12rem;
  align-items: center;
  gap: 0.75rem;
  min-height: ${targetSize};
  padding: 0.5rem 0.875rem;
  border: 2px solid ${colors.fieldLine};
  border-radius: ${radii.small};
  background: ${colors.page};
  cursor: pointer;
  scroll-margin-block: 10rem 1.5rem;

  &:hover,
  &:has(:checked) {
    border-color: ${colors.brand};
  }

  &:has(:checked) {
    background: ${colors.tintSoft};
  }

  & > input {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    margin: 0;
    accent-color: ${colors.brand};
  }
`;

const wrong = css`
  border-color: ${colors.error};
  background: ${colors.errorSoft};
`;

/** A few answers, of which one can be chosen. */
export const choice: FieldKind = { Control: Choice, isGroup: true };
