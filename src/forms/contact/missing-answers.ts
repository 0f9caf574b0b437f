import type { ContactAnswers, ContactFieldName } from "./contact-fields";

const isBlank = (answer: string) => answer.trim() === "";

/** What keeps a message from being of any use: no words in it, or no way to answer it. */
export function missingAnswers(answers: ContactAnswers): ContactFieldName[] {
  const missing: ContactFieldName[] = [];
  if (isBlank(answers.email) && isBlank(answers.phone)) missing.push("email");
  if (isBlank(answers.message)) missing.push("message");
  return missing;
}
