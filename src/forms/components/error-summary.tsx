import { css } from "@emotion/react";
import * as ChevronDown from "lucide-react/icons/chevron-down";
import * as CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { useRef } from "react";
import { Icon } from "../../components/icon";
import { summaryRow, turningArrow } from "../../components/summary-styles";
import { fillIn } from "../../lib/fill-in";
import { colors, media, quickActionsHeight, radii, shadows, space } from "../../styles/tokens";
import { errorCount } from "../core/error-count";
import { fieldId, focusField } from "../core/field-focus";
import type { FormCopy } from "../core/form-copy";
import type { FieldError } from "../core/validation";
import { withStickyHeading } from "./form-styles";
import { Wording } from "../../components/wording";
import { plain } from "../../lib/words";

interface Props {
  formId: string;
  count: FormCopy["errors"]["count"];
  errors: readonly FieldError[];
}

/**
 * Number of errors, at the end of the fields. It stays at the edge of the screen, because the browser
 * takes the patient to the first error. Opened, it lists each error with a link to its field.
 */
export function ErrorSummary({ formId, count, errors }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  if (errors.length === 0) return null;
  const heading = errorCount(count, errors.length);
  return (
    <details ref={details} css={[turningArrow, bar]} aria-label={plain(heading)} data-error-summary>
      <summary css={[summaryRow, summary]}>
        <span css={words}>
          <Icon of={CircleAlert} size={24} />
          <Wording>{heading}</Wording>
        </span>
        <Icon of={ChevronDown} size={24} />
      </summary>
      <ul css={list}>
        {errors.map(({ name, label, message }) => (
          <li key={name}>
            <a
              href={`#${fieldId(formId, name)}`}
              css={link}
              onClick={(event) => {
                // The link alone would not focus the field, and would add a history entry.
                event.preventDefault();
                // The list would cover the field.
                details.current?.removeAttribute("open");
                focusField(formId, name);
              }}
            >
              <Wording>{label}</Wording>
            </a>
            <span>
              <Wording>{fillIn(": {message}", { message })}</Wording>
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}

const bar = css`
  margin-block-start: ${space.l};
  border: 1px solid ${colors.error};
  border-radius: ${radii.medium};
  background: ${colors.errorSoft};

  ${withStickyHeading} {
    position: sticky;
    inset-block-end: 0.5rem;
    z-index: 1;
    box-shadow: ${shadows.raised};

    ${media.belowMedium} {
      inset-block-end: calc(${quickActionsHeight} + 0.5rem);
    }
  }
`;

const summary = css`
  gap: 0.6rem;
  padding: 0.375rem 1rem;
  color: ${colors.error};
  font-weight: 650;
`;

const words = css`
  display: flex;
  flex: 1;
  gap: 0.6rem;
`;

const list = css`
  display: grid;
  gap: 0.25rem;
  max-height: 45vh;
  padding: 0 1rem 0.75rem;
  overflow: auto;
`;

const link = css`
  display: inline-block;
  padding-block: 0.5rem;
  color: ${colors.error};
  font-weight: 650;
`;
