/** Validation of answers. Errors stop the form from being sent; a warning is shown once, and then does not. */
import { type Control, controlsIn } from "../../lib/form-controls";
import { fillIn } from "../../lib/fill-in";
import type { Warning } from "../fields/field-kind";
import { kinds } from "../fields/kinds";
import { readAnswers } from "./answers";
import type { FormCopy } from "./form-copy";
import {
  type Answers,
  askedFields,
  type FieldDefinition,
  type FormDefinition,
} from "./form-definition";
import { questionFor } from "./question";

/** Something to say about the answer to a field. */
export interface FieldMessage {
  name: string;
  label: string;
  message: string;
}

type Definition = Pick<FormDefinition, "fields" | "alsoRequired">;
type ErrorCopy = Pick<FormCopy, "questions" | "errors">;

/** Returns all errors of the form, in the order of its fields. */
export function findErrors(
  form: HTMLFormElement,
  { fields, alsoRequired }: Definition,
  { questions, errors }: ErrorCopy,
  now: Date,
): FieldMessage[] {
  const answers = readAnswers(form, fields);
  const invalid = controlsIn(form).filter(({ validity }) => !validity.valid);
  const needed = new Set(alsoRequired?.(answers));
  return askedFields(fields, answers).flatMap((field) => {
    const { name, type, optional } = field;
    const answer = answers[name] ?? "";
    // A field that an extension removed has no answer, and the browser would submit the form without it.
    const isMissing = answer === "" && (!optional || needed.has(name));
    const question = questionFor(questions, name);
    const wrong = answer === "" ? null : kinds[type].error?.(answer, { question, errors, now });
    const control = invalid.find((candidate) => candidate.name === name);
    const message = malformed(control, errors) || wrong || (isMissing && question.missing) || "";
    return isMissing || message ? [{ name, label: question.label, message }] : [];
  });
}

/** Returns what the browser finds wrong with what was typed, such as half a date. */
function malformed(control: Control | undefined, errors: ErrorCopy["errors"]) {
  // A half-filled date has both `badInput` and `valueMissing`.
  if (control?.validity.badInput) return errors.wrongDate;
  if (control?.validity.typeMismatch) return errors.wrongEmail;
  return control?.validity.valueMissing ? null : control?.validationMessage;
}

/** Warnings by field name. */
export type Warnings = Readonly<Record<string, Warning>>;

/** Warnings that the form shows, by field name; `null` after an answer has changed to a good one. */
export type ShownWarnings = Readonly<Record<string, Warning | null>>;

/** Includes 0, because a numeric virtual keyboard has no letters for "None". */
const NONE = /^\s*(none|no|n\/?a|0)\.?\s*$/i;

/** Returns the warning about an answer. */
export function warningAbout({ type, shortcut }: FieldDefinition, answer: string): Warning | null {
  if (answer === "" || (shortcut && NONE.test(answer))) return null;
  return kinds[type].warning?.(answer) ?? null;
}

/** Returns the warnings about all answers. */
export const findWarnings = (fields: readonly FieldDefinition[], answers: Answers): Warnings =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const warning = warningAbout(field, answers[field.name] ?? "");
      return warning ? [[field.name, warning]] : [];
    }),
  );

/** Returns what the form says about the warnings of some fields. */
export const warningMessages = (
  names: readonly string[],
  warnings: ShownWarnings,
  copy: Pick<FormCopy, "questions" | "warnings">,
): FieldMessage[] =>
  names.flatMap((name) => {
    const warning = warnings[name];
    if (!warning) return [];
    const message = fillIn(copy.warnings[warning.type], { domain: warning.domain ?? "" });
    return [{ name, label: questionFor(copy.questions, name).label, message }];
  });

/** Returns the warnings that are not among those that were shown and seen. */
export const newWarnings = (
  warnings: Warnings,
  { shown, unseen }: { shown: ShownWarnings; unseen: readonly string[] },
): Warnings =>
  Object.fromEntries(
    Object.entries(warnings).filter(
      ([name, { type, domain }]) =>
        unseen.includes(name) || shown[name]?.type !== type || shown[name]?.domain !== domain,
    ),
  );
