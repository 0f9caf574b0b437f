import { css } from "@emotion/react";
import { boxedRow, row } from "../../styles/recipes";
import { colors, typeScale } from "../../styles/tokens";
import type { ControlProps, FieldKind } from "./field-kind";

/** Radio buttons, the first of which has the `id` of the field. */
const Choice = ({ attributes, question }: ControlProps) => (
  <div css={row("0.75rem")}>
    {question.options?.map(({ name, label, details }, index) => {
      const id = index === 0 ? attributes.id : `${attributes.id}-${name}`;
      return (
        <label key={name} css={[boxedRow, option, attributes["aria-invalid"] && wrong]}>
          <input
            type="radio"
            id={id}
            name={attributes.name}
            value={name}
            defaultChecked={attributes.defaultValue === name}
            required={attributes.required}
            disabled={attributes.disabled}
            aria-labelledby={details && `${id}-label`}
            aria-describedby={details && `${id}-details`}
          />
          {details ? (
            <span>
              <span id={`${id}-label`}>{label}</span>
              <span id={`${id}-details`} css={small}>
                {details.map((line, number) => (
                  <span key={number}>{line}</span>
                ))}
              </span>
            </span>
          ) : (
            label
          )}
        </label>
      );
    })}
  </div>
);

const option = css`
  flex: 1 1 12rem;
`;

const small = css`
  display: grid;
  color: ${colors.inkSoft};
  font-size: ${typeScale.small};
`;

const wrong = css`
  border-color: ${colors.error};
  background: ${colors.errorSoft};
`;

/** A few answers, of which one can be chosen. */
export const choice: FieldKind = { Control: Choice, isGroup: true };
