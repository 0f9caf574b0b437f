import type { FormLanguage } from "../../lib/page-context";
import { kinds } from "../fields/kinds";
import {
  type Answers,
  askedFields,
  type FieldDefinition,
  type FormDefinition,
} from "./form-definition";
import { named, type Question, questionFor } from "./question";

/** Name of the box by which a patient allows a call in the site's default language, also among the answers. */
export const CALL_CHOICE = "callChoice";

/** Reads the answers as they were typed: nothing is trimmed or corrected, and nothing but spaces is no answer. */
export function readAnswers(form: HTMLFormElement, fields: readonly FieldDefinition[]): Answers {
  const data = new FormData(form);
  const entries = fields.map(({ name, type }): [string, string] => {
    const typed = data.get(name);
    const { read = String } = kinds[type];
    return [name, typeof typed === "string" && typed.trim() ? read(typed) : ""];
  });
  const answers = Object.fromEntries(entries);
  return data.has(CALL_CHOICE) ? { ...answers, [CALL_CHOICE]: "on" } : answers;
}

/** True if any field is filled in. */
export const hasAnswers = (answers: Answers) =>
  Object.entries(answers).some(([name, answer]) => name !== CALL_CHOICE && answer !== "");

/** Returns an answer as people read it: a formatted date, and the words of an option. */
export function answerText(
  field: FieldDefinition,
  answer: string,
  questions: readonly Question[],
): string {
  const question = questionFor(questions, field.name);
  const option = named(question.options, answer);
  if (option) return option.label;
  return (answer && kinds[field.type].display?.(answer, question)) || answer;
}

/**
 * Returns all answers as plain text for the clipboard: one "Label: answer" after the other, and the words of the box
 * for a call if it is ticked.
 */
export const answersAsText = (
  fields: readonly FieldDefinition[],
  answers: Answers,
  questions: readonly Question[],
  callChoice?: string,
): string =>
  [
    ...askedFields(fields, answers).map((field) => {
      const answer = answerText(field, answers[field.name] ?? "", questions);
      const gap = answer.includes("\n") ? "\n" : " ";
      return `${questionFor(questions, field.name).label}:${gap}${answer}`;
    }),
    callChoice && answers[CALL_CHOICE] && callChoice,
  ]
    .filter(Boolean)
    .join("\n");

/** Returns the variable of the mail template for a field: `patient_name` for `patientName`. */
export const parameterOf = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Returns what the pharmacist reads about the language of a translated page. */
export const languageNote = (language: FormLanguage | undefined, mayCall: boolean) =>
  [language?.name, mayCall && language?.call?.note].filter(Boolean).join(": ");

interface MailOptions {
  /** The pharmacy's email address. */
  mailbox: string | null;
  /** Words of the form in the language of the pharmacist, for answers that were chosen. */
  questions: readonly Question[];
  /** Language of a translated page, for the pharmacist. */
  language?: string;
}

/**
 * Returns the parameters of the mail template: the pharmacy's mailbox, and every answer exactly as typed.
 * A date is `1950-11-20`, also one that was chosen. What was not asked is left out.
 */
export const mailParams = (
  { fields, extraParams }: FormDefinition,
  answers: Answers,
  { mailbox, questions, language }: MailOptions,
): Record<string, string> => ({
  to_email: mailbox ?? "",
  ...(language && { form_language: language }),
  ...extraParams?.(answers),
  ...Object.fromEntries(
    askedFields(fields, answers).map(({ name, options }) => {
      const answer = answers[name] ?? "";
      const option = options && named(named(questions, name)?.options, answer);
      return [parameterOf(name), option ? option.label : answer];
    }),
  ),
});
