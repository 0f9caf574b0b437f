import type { Answers } from "./answers";
import type { FieldDefinition } from "./field-definition";

/**
 * All that tells one form from another: everything else about a form follows from its fields, or is
 * in its words.
 */
export interface FormDefinition<Field extends FieldDefinition> {
  /** Names the form's mail template, and begins the ids of its inputs. */
  id: "transfer" | "contact";
  fields: readonly Field[];
  /** The fields that need an answer because of the other answers, which no attribute can say. */
  alsoRequired?: (answers: Answers<Field>) => readonly Field["name"][];
  /** The variables of the mail template that no single field carries. */
  extraParams?: (answers: Answers<Field>) => Readonly<Record<string, string>>;
}

/** What the mail template gets: the mailbox, if pages name one, and every answer exactly as it was typed. */
export const mailParams = <Field extends FieldDefinition>(
  { fields, extraParams }: FormDefinition<Field>,
  answers: Answers<Field>,
  mailbox: string | null,
): Record<string, string> => ({
  to_email: mailbox ?? "",
  ...extraParams?.(answers),
  ...Object.fromEntries(
    fields.map(({ name, parameter }) => [parameter, answers[name as Field["name"]]]),
  ),
});
