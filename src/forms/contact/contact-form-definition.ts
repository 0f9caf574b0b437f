import type { Answers } from "../core/answers";
import type { FormDefinition } from "../core/form-definition";
import { type ContactField, contactFields } from "./contact-fields";

const isBlank = (answer: string) => answer.trim() === "";

/** What keeps a message from being of any use: no words in it, or no way to answer it. */
export function alsoRequired(answers: Answers<ContactField>): ContactField["name"][] {
  const missing: ContactField["name"][] = [];
  if (isBlank(answers.email) && isBlank(answers.phone)) missing.push("email");
  if (isBlank(answers.message)) missing.push("message");
  return missing;
}

/** A message to the pharmacy. No field is required, but one that helps nobody is not sent. */
export const contactFormDefinition: FormDefinition<ContactField> = {
  id: "contact",
  fields: contactFields,
  alsoRequired,
};
