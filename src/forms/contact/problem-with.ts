import { readAnswers } from "../form-field";
import type { Problem } from "../parts/problem-list";
import type { Control } from "../parts/use-problems";
import { contactFields, isContactFieldName } from "./contact-fields";
import type { ContactWords } from "./contact-words";
import { missingAnswers } from "./missing-answers";

/** Why a message cannot be sent because of this field, or nothing. */
export function problemWith(
  { form, name, validity, validationMessage }: Control,
  { questions, problems }: Pick<ContactWords, "questions" | "problems">,
): Omit<Problem, "name"> | null {
  if (!form || !isContactFieldName(name)) return null;
  const { label } = questions[name];
  if (validity.typeMismatch) return { label, message: problems.wrongEmail };
  if (!validity.valid) return { label, message: validationMessage };
  if (!missingAnswers(readAnswers(form, contactFields)).includes(name)) return null;
  return { label, message: name === "message" ? problems.noMessage : problems.noReply };
}
