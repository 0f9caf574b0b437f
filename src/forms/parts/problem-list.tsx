import { css } from "@emotion/react";
import CircleAlert from "lucide-react/icons/circle-alert";
import { colors } from "../../styles/tokens";
import { fieldId } from "./field";
import { badPanel, panelHeading } from "./form-styles";

/** An answer that cannot be sent. */
export interface Problem {
  /** The field's name. */
  name: string;
  label: string;
  message: string;
}

interface Props {
  formId: string;
  heading: string;
  problems: readonly Problem[];
}

/** Every problem at once, each leading to its field. */
export function ProblemList({ formId, heading, problems }: Props) {
  if (problems.length === 0) return null;
  return (
    <div css={badPanel} role="group" aria-label={heading} data-problems>
      <h3 css={panelHeading}>
        <CircleAlert size={24} aria-hidden />
        {heading}
      </h3>
      <ul css={list}>
        {problems.map(({ name, label, message }) => (
          <li key={name}>
            <a
              href={`#${fieldId(formId, name)}`}
              css={link}
              onClick={(event) => {
                // The browser would only scroll there, and add an entry to the history.
                event.preventDefault();
                document.getElementById(fieldId(formId, name))?.focus();
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
