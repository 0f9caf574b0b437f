/** The answers as people read them: in the review, on paper and on the clipboard. */
import { type TransferFieldName, transferFields } from "./transfer-fields";

const DATE = /^(\d{4,})-(\d{2})-(\d{2})$/;

/** A date as Americans write it; every other answer as it is. */
export const writtenAnswer = ({ type }: { type: string }, answer: string) =>
  type === "date" ? answer.replace(DATE, "$2/$3/$1") : answer;

/** All answers as plain text, one field after the other, for an email or a note. */
export function answersAsText(
  answers: Readonly<Record<TransferFieldName, string>>,
  labels: Readonly<Record<TransferFieldName, { readonly label: string }>>,
): string {
  return transferFields
    .map((field) => {
      const answer = writtenAnswer(field, answers[field.name]);
      const gap = answer.includes("\n") ? "\n" : " ";
      return `${labels[field.name].label}:${gap}${answer}`;
    })
    .join("\n");
}
