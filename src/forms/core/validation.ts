/** Validation of answers. Errors stop the form from being sent; a doubt is shown once, and then does not. */
import { controlsIn } from "../../lib/form-controls";
import type { Words } from "../../lib/words";
import type { Doubt } from "../fields/field-kind";
import { kinds } from "../fields/kinds";
import { readAnswers } from "./answers";
import type { FormCopy } from "./form-copy";
import {
  type Answers,
  askedFields,
  type FieldDefinition,
  type FormDefinition,
  type Question,
  questionFor,
} from "./form-definition";

/** Something to say about the answer to a field. */
export interface FieldMessage {
  name: string;
  label: Words;
  message: Words;
}

/** Returns all errors of the form, in the order of its fields. */
export function findErrors(
  form: HTMLFormElement,
  { fields, alsoRequired }: Pick<FormDefinition, "fields" | "alsoRequired">,
  { questions, errors }: { questions: readonly Question[]; errors: FormCopy["errors"] },
  now: Date,
): FieldMessage[] {
  const answers = readAnswers(form, fields);
  const needed = new Set(alsoRequired?.(answers));
  const invalid = controlsIn(form).filter(({ validity }) => !validity.valid);
  return askedFields(fields, answers).flatMap(({ name, type, optional }) => {
    const answer = answers[name] ?? "";
    // A field that an extension removed has no answer, and the browser would submit the form without it.
    const isMissing = answer === "" && (!optional || needed.has(name));
    const question = questionFor(questions, name);
    const wrong = answer === "" ? null : kinds[type].error?.(answer, { question, errors, now });
    const control = invalid.find((candidate) => candidate.name === name);
    if (!isMissing && !wrong && !control) return [];
    // A half-filled date has both `badInput` and `valueMissing`.
    const message =
      (control?.validity.badInput && errors.wrongDate) ||
      (control?.validity.typeMismatch && errors.wrongEmail) ||
      wrong ||
      (isMissing && question.missing) ||
      (control?.validationMessage ?? "");
    return [{ name, label: question.label, message }];
  });
}

/** Doubts by field name. */
export type Doubts = Readonly<Record<string, Doubt>>;

/** Includes 0, because a numeric virtual keyboard has no letters for "None". */
const NONE = /^\s*(none|no|n\/?a|0)\.?\s*$/i;

/** Returns the doubt about an answer. */
export function doubtAbout({ type, shortcut }: FieldDefinition, answer: string): Doubt | null {
  if (answer === "" || (shortcut && NONE.test(answer))) return null;
  return kinds[type].doubt?.(answer) ?? null;
}

/** Returns the doubts about all answers. */
export const findDoubts = (fields: readonly FieldDefinition[], answers: Answers): Doubts =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const doubt = doubtAbout(field, answers[field.name] ?? "");
      return doubt ? [[field.name, doubt]] : [];
    }),
  );

/** Returns the doubts that are not among those that were shown and seen. */
export const newDoubts = (
  doubts: Doubts,
  { shown, unseen }: { shown: Doubts; unseen: readonly string[] },
): Doubts =>
  Object.fromEntries(
    Object.entries(doubts).filter(
      ([name, { type, domain }]) =>
        unseen.includes(name) || shown[name]?.type !== type || shown[name]?.domain !== domain,
    ),
  );
