/** The answers as people read them: in the review, on paper and on the clipboard. */
import type { Answers } from "./answers";
import type { FieldDefinition } from "./field-definition";
import { type Question, questionFor } from "./questions";

const DATE = /^(\d{4,})-(\d{2})-(\d{2})$/;

/** A date as Americans write it; every other answer as it is. */
export const formatAnswer = ({ type }: { type: string }, answer: string) =>
  type === "date" ? answer.replace(DATE, "$2/$3/$1") : answer;

/** All answers as plain text, one field after the other, for an email or a note. */
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
      return `${questionFor(questions, name).label}:${gap}${answer}`;
    })
    .join("\n");
