import { css } from "@emotion/react";
import CircleAlert from "lucide-react/icons/circle-alert";
import { Icon } from "../../components/icon";
import { colors } from "../../styles/tokens";
import { fieldId, focusField } from "../core/field-focus";
import type { FieldError } from "../core/validation";
import { badPanel, panelHeading } from "./form-styles";

interface Props {
  formId: string;
  heading: string;
  errors: readonly FieldError[];
}

/** Error summary: every error, with a link to its field. */
export function ErrorSummary({ formId, heading, errors }: Props) {
  if (errors.length === 0) return null;
  return (
    <div css={badPanel} role="group" aria-label={heading} data-error-summary>
      <h3 css={panelHeading}>
        <Icon of={CircleAlert} size={24} />
        {heading}
      </h3>
      <ul css={list}>
        {errors.map(({ name, label, message }) => (
          <li key={name}>
            <a
              href={`#${fieldId(formId, name)}`}
              css={link}
              onClick={(event) => {
                // The link alone would not focus the field, and would add a history entry.
                event.preventDefault();
                focusField(formId, name);
              }}
            >
              {label}
            </a>
            <span>{`: ${message}`}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const list = css`
  display: grid;
  gap: 0.25rem;
`;

const link = css`
  display: inline-block;
  padding-block: 0.5rem;
  color: ${colors.error};
  font-weight: 650;
`;
