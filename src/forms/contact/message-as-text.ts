import { type ContactAnswers, type ContactFieldName, contactFields } from "./contact-fields";

/** The message as plain text, for an email or a note. */
export const messageAsText = (
  answers: ContactAnswers,
  labels: Readonly<Record<ContactFieldName, { readonly label: string }>>,
) => contactFields.map(({ name }) => `${labels[name].label}: ${answers[name]}`).join("\n");
