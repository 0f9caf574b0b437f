import { css } from "@emotion/react";
import * as CircleAlert from "lucide-react/icons/circle-exclamation-point";
import * as Info from "lucide-react/icons/info";
import { useEffect, useRef } from "react";
import { Icon } from "../../components/icon";
import { Text } from "../../components/text";
import { Disclosure } from "../../components/disclosure";
import { fillIn } from "../../lib/fill-in";
import { stack } from "../../styles/recipes";
import { colors, media, quickActionsHeight, radii, shadows, space } from "../../styles/tokens";
import { fieldId, focusField } from "../core/field-focus";
import { countText, type FormCopy } from "../core/form-copy";
import type { Form } from "../core/use-form";
import { takesFocus, withStickyHeading } from "./form-styles";

interface Props {
  copy: Pick<FormCopy, "errors" | "warnings" | "submit">;
  form: Pick<Form, "id" | "errors" | "warnings" | "stoppedBy">;
}

/**
 * Number of errors, or else of warnings, that stopped a press, at the end of the fields. It stays at the edge of the
 * screen, because the browser takes the patient to the first error. Opened, it lists both with links to their fields.
 * Warnings alone open it and take the focus; a press of Enter there submits the form again.
 */
export function ErrorSummary({ form: { id, errors, warnings, stoppedBy }, copy }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (stoppedBy.length === 0) return;
    details.current?.setAttribute("open", "");
    details.current?.focus();
  }, [stoppedBy]);
  if (errors.length + warnings.length === 0) return null;
  const isWarning = errors.length === 0;
  const warningCount = countText(copy.warnings.count, warnings.length);
  const heading = isWarning ? warningCount : countText(copy.errors.count, errors.length);
  const listed = (messages: Form["errors"]) => (
    <ul css={stack("0.25rem")}>
      {messages.map(({ name, label, message }) => (
        <li key={name}>
          <a
            href={`#${fieldId(id, name)}`}
            css={link}
            onClick={(event) => {
              // The link alone would not focus the field, and would add a history entry.
              event.preventDefault();
              // The list would cover the field.
              details.current?.removeAttribute("open");
              focusField(id, name);
            }}
          >
            {label}
          </a>
          <Text as="span">{`: ${message}`}</Text>
        </li>
      ))}
    </ul>
  );
  return (
    <Disclosure
      ref={details}
      summary={
        <span css={words}>
          <Icon of={isWarning ? Info : CircleAlert} size={24} />
          <Text as="span">{heading}</Text>
        </span>
      }
      look={summary}
      css={[bar, isWarning && ofWarnings]}
      aria-label={heading}
      tabIndex={-1}
      data-error-summary
    >
      <div css={content}>
        {!isWarning && listed(errors)}
        {!isWarning && warnings.length > 0 && <Text as="p">{warningCount}</Text>}
        {warnings.length > 0 && listed(warnings)}
        {isWarning && <Text as="p">{fillIn(copy.warnings.again, { submit: copy.submit })}</Text>}
      </div>
    </Disclosure>
  );
}

const bar = css`
  ${takesFocus};
  margin-block-start: ${space.l};
  border: 1px solid;
  border-radius: ${radii.medium};
  background: ${colors.errorSoft};
  color: ${colors.error};

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

const ofWarnings = css`
  background: ${colors.card};
  color: ${colors.accentInk};
`;

const summary = css`
  gap: 0.6rem;
  padding: 0.375rem 1rem;
  font-weight: 650;
`;

const words = css`
  display: flex;
  flex: 1;
  gap: 0.6rem;
`;

const content = css`
  ${stack("0.75rem")};
  max-height: 45vh;
  padding: 0 1rem 0.75rem;
  overflow: auto;
  color: ${colors.ink};
`;

const link = css`
  display: inline-block;
  padding-block: 0.5rem;
  color: inherit;
  font-weight: 650;
`;
