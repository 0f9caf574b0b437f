import { css } from "@emotion/react";
import { colors, media } from "../../styles/tokens";
import { fieldId, legendId } from "../core/field-focus";
import type { FieldDefinition } from "../core/form-definition";
import type { Question } from "../core/question";
import { withStickyHeading } from "../components/form-styles";
import type { ControlProps } from "./field-kind";
import { FieldNote } from "./field-note";
import { kinds } from "./kinds";
/** Separates the visitor's own fields, because Chrome fills fields about others that have `off`. */
const VISITOR = "section-visitor";

interface Props {
  /** Prefix of the input's `id`. */
  formId: string;
  field: FieldDefinition;
  question: Question;
  /** Words after the label of a field that may stay empty: "(optional)". */
  optional?: string;
  /** False if other answers make the field needless. It keeps its own, and does not send it. */
  isAsked: boolean;
  error?: string;
  /** Message about an unusual answer, which can be sent nevertheless. */
  warning?: string;
}

/**
 * Label, hint, message and input. The message stands above the input, because the browser's own bubble
 * and a phone's keyboard cover what is below. The input is uncontrolled, so that hydration keeps what was typed
 * before it.
 */
export function Field({ formId, field, question, optional, isAsked, error, warning }: Props) {
  const { label, hint } = question;
  const { Control, isGroup, hasParts, box } = kinds[field.type];
  const id = fieldId(formId, field.name);
  const message = error ?? warning;
  const noteId = `${id}-${error ? "error" : "warning"}`;
  const describedBy = [hint && `${id}-hint`, message && noteId].filter(Boolean);
  const attributes: ControlProps["attributes"] = {
    id,
    name: field.name,
    required: !field.optional,
    disabled: !isAsked,
    // A space lets the styles for print find fields with an answer.
    placeholder: question.placeholder ?? " ",
    autoComplete: field.autoComplete ? `${VISITOR} ${field.autoComplete}` : "off",
    autoCapitalize: field.autoCapitalize,
    enterKeyHint: field.enterKeyHint ?? "next",
    // Some browsers send the text to their maker to check its spelling.
    spellCheck: false,
    autoCorrect: "off",
    "aria-describedby": describedBy.join(" ") || undefined,
    // Without this attribute, Chrome reports an empty required date as invalid to screen readers.
    "aria-invalid": error !== undefined,
  };
  const isBox = isGroup ?? hasParts;
  const Box = isBox ? "fieldset" : "div";
  const Label = isBox ? "legend" : "label";

  return (
    <Box
      css={[field.narrow && narrow, field.columns && columns(field.columns), box]}
      hidden={!isAsked}
      aria-describedby={isBox ? attributes["aria-describedby"] : undefined}
    >
      <Label
        {...(isBox ? { id: legendId(id) } : { htmlFor: id })}
        css={[labelText, isBox && legend]}
      >
        {hasParts ? <label htmlFor={id}>{label}</label> : label}
        {optional && (
          <>
            {" "}
            <span css={quiet}>{optional}</span>
          </>
        )}
      </Label>
      {hint && (
        <p id={`${id}-hint`} css={hintText}>
          {hint}
        </p>
      )}
      {message && <FieldNote id={noteId} message={message} isError={error !== undefined} />}
      <Control attributes={attributes} question={question} />
    </Box>
  );
}

const quiet = css`
  color: ${colors.inkSoft};
  font-weight: 400;
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
