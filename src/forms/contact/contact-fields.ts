import type { Answers } from "../core/answers";
import type { FieldDefinition, FormDefinition } from "../core/form-definition";

/** Fields of the contact form, in order. */
export const contactFields = [
  {
    name: "name",
    optional: true,
    type: "text",
    autoComplete: "name",
    autoCapitalize: "words",
  },
  {
    name: "email",
    optional: true,
    type: "email",
    autoComplete: "email",
    columns: 3,
  },
  {
    name: "phone",
    optional: true,
    type: "tel",
    autoComplete: "tel",
    columns: 3,
  },
  {
    name: "message",
    optional: true,
    type: "lines",
    enterKeyHint: "enter",
  },
] as const satisfies readonly FieldDefinition[];

export type ContactField = FieldDefinition & (typeof contactFields)[number];

const isBlank = (answer: string) => answer.trim() === "";

/** The message itself and one way to answer it: a message without them is of no use. */
export function alsoRequired(answers: Answers<ContactField>): ContactField["name"][] {
  const missing: ContactField["name"][] = [];
  if (isBlank(answers.email) && isBlank(answers.phone)) missing.push("email");
  if (isBlank(answers.message)) missing.push("message");
  return missing;
}

export const contactFormDefinition: FormDefinition<ContactField> = {
  id: "contact",
  fields: contactFields,
  alsoRequired,
};
