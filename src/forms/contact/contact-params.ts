import { type ContactAnswers, contactFields } from "./contact-fields";

/** The variables of the contact template: the answers and the mailbox. */
export type ContactParams = ContactAnswers & { to_email: string };

/** What the mail template gets: every answer exactly as it was typed. */
export function contactParams(answers: ContactAnswers, mailbox: string): ContactParams {
  const fromFields = contactFields.map(({ name }) => [name, answers[name]]);
  return { to_email: mailbox, ...(Object.fromEntries(fromFields) as ContactAnswers) };
}
