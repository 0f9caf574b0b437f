import type { FieldDefinition, Question } from "./form-definition";
import { questionFor } from "./form-definition";
import { plain } from "../../lib/words";

/** Answers by field name. */
export type Answers<Field extends Pick<FieldDefinition, "name">> = Record<Field["name"], string>;

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
export function readAnswers<Field extends FieldDefinition>(
  form: HTMLFormElement,
  fields: readonly Field[],
): Answers<Field> {
  const data = new FormData(form);
  const entries = fields.map(({ name, type }): [string, string] => {
    const value = data.get(name);
    if (typeof value !== "string") return [name, ""];
    return [name, type === "address" ? inOneLine(value) : value];
  });
  return Object.fromEntries(entries) as Answers<Field>;
}

/** True if any field is filled in. */
export const hasAnswers = (answers: Readonly<Record<string, string>>) =>
  Object.values(answers).some((answer) => answer !== "");

const DATE = /^(\d{4,})-(\d{2})-(\d{2})$/;

/** Formats a date as "11/20/1950". Every other answer stays as it is. */
export const formatAnswer = ({ type }: { type: string }, answer: string) =>
  type === "date" ? answer.replace(DATE, "$2/$3/$1") : answer;

/** All answers as plain text, one "Label: answer" after the other, for the clipboard. */
export const answersAsText = <Field extends FieldDefinition>(
  fields: readonly Field[],
  answers: Readonly<Answers<Field>>,
  questions: readonly Question[],
): string =>
  fields
    .map((field) => {
      const name = field.name as Field["name"];
      const answer = formatAnswer(field, answers[name]);
      const gap = answer.includes("\n") ? "\n" : " ";
      return `${plain(questionFor(questions, name).label)}:${gap}${answer}`;
    })
    .join("\n");
