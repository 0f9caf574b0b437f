/** What there is to say of an answer: an error stops the form, a warning stops nobody. */
import { controlsIn } from "../../lib/form-controls";
import { readAnswers } from "./answers";
import type { FieldDefinition } from "./field-definition";
import type { FormDefinition } from "./form-definition";
import { type Question, questionFor } from "./questions";

/** An answer that cannot be sent. */
export interface FieldError {
  name: string;
  label: string;
  message: string;
}

/** What looks odd about an answer. */
export type Warning = "futureDate" | "oldDate" | "zipLength" | "phoneLength" | "blank";

/** The words for errors that are the same for every field. */
export interface ErrorCopy {
  readonly wrongEmail: string;
  readonly wrongDate?: string | null;
}

/** Every answer of the form that cannot be sent, in the form's order. */
export function findErrors<Field extends FieldDefinition>(
  form: HTMLFormElement,
  { fields, alsoRequired }: FormDefinition<Field>,
  copy: { questions: readonly Question[]; errors: ErrorCopy },
): FieldError[] {
  const missing: readonly string[] = alsoRequired?.(readAnswers(form, fields)) ?? [];
  const controls = controlsIn(form);
  return fields.flatMap((field) => {
    const name: Field["name"] = field.name;
    const control = controls.find((candidate) => candidate.name === name);
    const question = questionFor(copy.questions, name);
    // An extension took the field away. The browser would send the form without it.
    if (!control) {
      return field.required || missing.includes(name)
        ? [{ name, label: question.label, message: question.missing ?? "" }]
        : [];
    }
    const { validity, validationMessage } = control;
    const isMissing = validity.valueMissing || missing.includes(name);
    if (validity.valid && !isMissing) return [];
    // A date that is half filled in is both incomplete and missing.
    const message =
      (validity.badInput && copy.errors.wrongDate) ||
      (validity.typeMismatch && copy.errors.wrongEmail) ||
      (isMissing && question.missing) ||
      validationMessage;
    return [{ name, label: question.label, message }];
  });
}

const EARLIEST_BIRTH_YEAR = 1900;
const ZIP_LENGTHS = [5, 9];
const PHONE_DIGITS = 10;
/** A phone's keyboard for numbers has no letters to write None with. */
const NONE = /^\s*(none|no|n\/?a|0)\.?\s*$/i;

const digitsIn = (answer: string) => answer.replace(/\D/g, "").length;

/** The day on the patient's calendar, as a date field writes it: `2026-11-20`. */
export function calendarDay(moment: Date): string {
  const pad = (value: number, length: number) => String(value).padStart(length, "0");
  return [
    pad(moment.getFullYear(), 4),
    pad(moment.getMonth() + 1, 2),
    pad(moment.getDate(), 2),
  ].join("-");
}

function birthDateWarning(answer: string, now: Date): Warning | null {
  // Years beyond 9999 are longer and would sort wrongly as text.
  const year = Number.parseInt(answer, 10);
  if (year < EARLIEST_BIRTH_YEAR) return "oldDate";
  return year > now.getFullYear() || answer > calendarDay(now) ? "futureDate" : null;
}

/** What looks odd about an answer, if anything. An empty answer is the browser's business. */
export function warningFor(
  { expects, acceptsNone }: FieldDefinition,
  answer: string,
  now: Date,
): Warning | null {
  if (answer === "") return null;
  if (answer.trim() === "") return "blank";
  if (acceptsNone && NONE.test(answer)) return null;
  switch (expects) {
    case "birthDate":
      return birthDateWarning(answer, now);
    case "phone":
      return digitsIn(answer) < PHONE_DIGITS ? "phoneLength" : null;
    case "zip":
      return ZIP_LENGTHS.includes(digitsIn(answer)) ? null : "zipLength";
    case undefined:
      return null;
  }
}
