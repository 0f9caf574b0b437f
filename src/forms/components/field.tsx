import { css } from "@emotion/react";
import * as CircleAlert from "lucide-react/icons/circle-exclamation-point";
import * as Info from "lucide-react/icons/info";
import { Icon } from "../../components/icon";
import type { ComponentProps } from "react";
import { colors, media, radii } from "../../styles/tokens";
import { fieldId, legendId } from "../core/field-focus";
import type { FieldDefinition, Question } from "../core/form-definition";
import { DaySelect } from "../days/day-select";
import { Choice } from "./choice";
import { withStickyHeading } from "./form-styles";
import { SeveralInputs } from "./several-inputs";
import { plain, type Words } from "../../lib/words";
import { Wording } from "../../components/wording";

/** Visible lines of a `textarea`. */
const ROWS: Partial<Record<FieldDefinition["type"], number>> = { lines: 4, address: 2 };
/** Separates the visitor's own fields, because Chrome fills fields about others that have `off`. */
const VISITOR = "section-visitor";
const FIELD_HEIGHT = "3.25rem";

interface Props {
  /** Prefix of the input's `id`. */
  formId: string;
  field: FieldDefinition;
  question: Question;
  /** Default: the question's own placeholder. */
  placeholder?: Words | null;
  /** Set while sending, for browsers that do not know `inert`. */
  readOnly?: boolean;
  error?: Words;
  /** Message about an unusual answer, which can be sent nevertheless. */
  warning?: Words;
}

/**
 * Label, hint, message and input. The message stands above the input, because the browser's own bubble
 * and a phone's keyboard cover what is below. The input is uncontrolled, so that hydration keeps what was typed
 * before it.
 */
export function Field({
  formId,
  field,
  question,
  placeholder = question.placeholder,
  readOnly,
  error,
  warning,
}: Props) {
  const { label, hint } = question;
  const rows = ROWS[field.type];
  const id = fieldId(formId, field.name);
  const message = error
    ? { type: "error", text: error, style: errorText, icon: CircleAlert }
    : warning
      ? { type: "warning", text: warning, style: warningText, icon: Info }
      : null;
  const describedBy = [hint && `${id}-hint`, message && `${id}-${message.type}`].filter(Boolean);
  const shared = {
    id,
    name: field.name,
    required: !field.optional,
    readOnly,
    placeholder: placeholder ? plain(placeholder) : undefined,
    autoComplete: field.autoComplete ? `${VISITOR} ${field.autoComplete}` : "off",
    autoCapitalize: field.autoCapitalize,
    enterKeyHint: field.enterKeyHint ?? "next",
    // Some browsers send the text to their maker to check its spelling.
    spellCheck: false,
    autoCorrect: "off",
    "aria-describedby": describedBy.join(" ") || undefined,
    "aria-invalid": error ? true : undefined,
  } satisfies ComponentProps<"input"> & ComponentProps<"textarea">;

  const isChoice = field.type === "choice";
  const Box = isChoice ? "fieldset" : "div";

  return (
    <Box
      css={[
        isChoice && withoutFrame,
        field.narrow && narrow,
        field.columns && columns(field.columns),
        field.type === "date" && dateBox,
        field.type === "lines" && linesBox,
      ]}
      aria-describedby={isChoice ? shared["aria-describedby"] : undefined}
    >
      {isChoice ? (
        <legend id={legendId(id)} css={[labelText, legend]}>
          <Wording>{label}</Wording>
        </legend>
      ) : (
        <label htmlFor={id} css={labelText}>
          <Wording>{label}</Wording>
        </label>
      )}
      {hint && (
        <p id={`${id}-hint`} css={hintText}>
          <Wording>{hint}</Wording>
        </p>
      )}
      {message && (
        <p id={`${id}-${message.type}`} css={message.style}>
          <Icon of={message.icon} size={20} />
          <span>
            <Wording>{message.text}</Wording>
          </span>
        </p>
      )}
      {isChoice ? (
        <Choice
          id={id}
          name={field.name}
          required={!field.optional}
          hasError={error !== undefined}
          options={question.options ?? []}
        />
      ) : field.type === "day" && question.calendar ? (
        <DaySelect
          id={id}
          name={field.name}
          required={!field.optional}
          placeholder={placeholder}
          css={control}
          aria-describedby={shared["aria-describedby"]}
          aria-invalid={shared["aria-invalid"]}
          calendar={question.calendar}
        />
      ) : rows ? (
        <textarea {...shared} rows={rows} css={control} />
      ) : field.several ? (
        <SeveralInputs
          {...shared}
          label={label}
          another={question.another}
          inputMode={field.inputMode}
          css={control}
        />
      ) : (
        <input {...shared} type={field.type} inputMode={field.inputMode} css={control} />
      )}
    </Box>
  );
}

/** A fieldset has a frame. */
const withoutFrame = css`
  margin: 0;
  padding: 0;
  border: 0;
`;

/** Shares a row even on a phone. */
const narrow = css`
  grid-column: auto;
`;

const columns = (count: number) => css`
  ${media.medium} {
    grid-column: span ${count};
  }
`;

const labelText = css`
  font-weight: 650;

  ${withStickyHeading} {
    scroll-margin-block-start: 3rem;
  }
`;

/** As far from the answers as a label, which has the gap of its box. */
const legend = css`
  margin-block-end: 0.375rem;
  padding: 0;
`;

const hintText = css`
  color: ${colors.inkSoft};
  line-height: 1.45;
  overflow-wrap: anywhere;
`;

const control = css`
  width: 100%;
  min-width: 0;
  min-height: ${FIELD_HEIGHT};
  /* Fields of a row stay on one line, whatever stands above them. */
  margin-block-start: auto;
  padding: 0.625rem 0.875rem;
  border: 2px solid ${colors.fieldLine};
  border-radius: ${radii.small};
  background: ${colors.page};
  color: ${colors.ink};
  font: inherit;
  /* Low enough for the minimum height in every engine. */
  line-height: 1.4;
  /* Keeps the label, the hint and an error in view. */
  scroll-margin-block: 10rem 1.5rem;

  ${withStickyHeading} {
    scroll-margin-block-start: 14rem;

    form:has([data-error-summary]) & {
      scroll-margin-block-end: 6rem;
    }
  }

  &::placeholder {
    color: ${colors.inkSoft};
    opacity: 1;
  }

  &:hover {
    border-color: ${colors.brand};
  }

  &:focus-visible {
    border-color: ${colors.brand};
    outline-offset: 1px;
    border-radius: ${radii.small};
  }

  &[aria-invalid] {
    border-color: ${colors.error};
    background: ${colors.errorSoft};
  }

  textarea& {
    line-height: 1.5;
    resize: vertical;

    /* Shows the whole text on paper. */
    @media print {
      field-sizing: content;
    }
  }
`;

const linesBox = css`
  & > textarea {
    min-height: 8.5rem;

    @media print {
      @supports not (field-sizing: content) {
        min-height: 4in;
      }
    }
  }
`;

const dateBox = css`
  & > input {
    /* iOS 26 ignores box-sizing in a date of its own appearance. */
    appearance: none;
    /* WebKit draws the parts of a date higher than a line of text. */
    height: ${FIELD_HEIGHT};
  }

  /* iPhones center the date. */
  & ::-webkit-date-and-time-value {
    text-align: start;
  }

  /* Chrome previews autofill in a font of its own, which would stretch the line. */
  & ::-webkit-datetime-edit-fields-wrapper {
    vertical-align: top;
  }

  /* WebKit shows today's date in an empty date input, in gray: hide it. */
  @supports (hanging-punctuation: first) {
    & :invalid:not(:focus-within)::-webkit-datetime-edit {
      opacity: 0;
    }
  }
`;

const note = css`
  display: flex;
  gap: 0.5rem;
  line-height: 1.45;

  & > svg {
    margin-block-start: 0.15rem;
  }
`;

const errorText = css`
  ${note};
  color: ${colors.error};
  font-weight: 650;
`;

const warningText = css`
  ${note};
  color: ${colors.accentInk};
`;
