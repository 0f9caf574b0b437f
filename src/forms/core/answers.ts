import { plain } from "../../lib/words";
import { dayText } from "../days/offered-days";
import {
  type FieldDefinition,
  type FormDefinition,
  named,
  type Question,
  questionFor,
} from "./form-definition";

/** Answers by field name. Several answers to one field are lines of one text. */
export type Answers = Readonly<Record<string, string>>;

/** Joins street and apartment: "1 Sample Street, Apt 2". */
const inOneLine = (address: string) =>
  address
    .split(/\s*\n\s*/)
    .filter(Boolean)
    .join(", ");

/**
 * Reads the answers exactly as typed: nothing is trimmed or corrected. Only an address becomes one line,
 * as the mail and the paper form have it.
 */
export function readAnswers(form: HTMLFormElement, fields: readonly FieldDefinition[]): Answers {
  const data = new FormData(form);
  const entries = fields.map(({ name, type }): [string, string] => {
    const typed = data.getAll(name).filter((value) => typeof value === "string");
    const answer = typed.length > 1 ? typed.filter(Boolean).join("\n") : (typed[0] ?? "");
    return [name, type === "address" ? inOneLine(answer) : answer];
  });
  return Object.fromEntries(entries);
}

/** True if any field is filled in. */
export const hasAnswers = (answers: Answers) =>
  Object.values(answers).some((answer) => answer !== "");

const DATE = /^(\d{4,})-(\d{2})-(\d{2})$/;

/** Formats a date as "11/20/1950". Every other answer stays as it is. */
export const formatAnswer = ({ type }: { type: string }, answer: string) =>
  type === "date" ? answer.replace(DATE, "$2/$3/$1") : answer;

/** Returns an answer as people read it: a formatted date, a day, or the words of an option. */
export function answerText(
  field: FieldDefinition,
  answer: string,
  questions: readonly Question[],
): string {
  const { options, calendar } = questionFor(questions, field.name);
  if (answer && calendar) return dayText(answer, calendar);
  const option = named(options, answer);
  return option ? plain(option.label) : formatAnswer(field, answer);
}

/** Returns all answers as plain text, one "Label: answer" after the other, for the clipboard. */
export const answersAsText = (
  fields: readonly FieldDefinition[],
  answers: Answers,
  questions: readonly Question[],
): string =>
  fields
    .map((field) => {
      const answer = answerText(field, answers[field.name] ?? "", questions);
      const gap = answer.includes("\n") ? "\n" : " ";
      return `${plain(questionFor(questions, field.name).label)}:${gap}${answer}`;
    })
    .join("\n");

/** Returns the variable of the mail template for a field: `patient_name` for `patientName`. */
export const parameterOf = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

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
 * A date is `1950-11-20`, also one that was chosen.
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
    fields.map(({ name, options }) => {
      const answer = answers[name] ?? "";
      const option = options && named(named(questions, name)?.options, answer);
      return [parameterOf(name), option ? plain(option.label) : answer];
    }),
  ),
});
