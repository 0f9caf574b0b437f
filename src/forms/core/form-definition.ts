/** Everything that differs between forms: fields, rules and copy. */
import type { MailKind } from "../mail/mail-settings";
import type { Answers } from "./answers";
import type { Words } from "../../lib/words";

/** One field. Its copy is in `data/forms/`. */
export interface FieldDefinition {
  /** `name` attribute. */
  name: string;
  /** Type of the input; `lines` and `address` are a `textarea`. */
  type: "text" | "date" | "tel" | "email" | "lines" | "address";
  /** True if the browser accepts an empty field. */
  optional?: true;
  /** Autofill (https://html.spec.whatwg.org/#autofill). Default: `off`. */
  autoComplete?: string;
  /** Virtual keyboard, if it does not follow from the type. */
  inputMode?: "numeric";
  /** Label of Enter on a virtual keyboard. Default: `next`. */
  enterKeyHint?: "next" | "send" | "enter";
  /** Capital letters on a virtual keyboard. */
  autoCapitalize?: "words" | "characters";
  /** Expected form of the answer. Any other form gets a warning, which does not stop sending. */
  expects?: "birthDate" | "phone" | "zip";
  /** Answer that a button fills in for patients who have nothing to write. It never gets a warning. */
  shortcut?: "None" | "0" | "All";
  /** Width on a wide screen, in columns of a six-column row. Default: the whole row. */
  columns?: 2 | 3;
  /** True if the field shares its row on a phone as well. */
  narrow?: true;
}

export interface FormDefinition<Field extends FieldDefinition> {
  /** Selects the mail template. */
  id: MailKind;
  fields: readonly Field[];
  /** Names of fields that other answers make required, which no attribute can express. */
  alsoRequired?: (answers: Answers<Field>) => readonly Field["name"][];
  /** Variables of the mail template that belong to no field. */
  extraParams?: (answers: Answers<Field>) => Readonly<Record<string, string>>;
}

/** Variable of the mail template that gets a field's answer: `patient_name` for `patientName`. */
const parameterOf = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/**
 * Parameters of the mail template: the pharmacy's mailbox, and every answer exactly as typed.
 *
 * @param language language of a translated page, for the pharmacist
 */
export const mailParams = <Field extends FieldDefinition>(
  { fields, extraParams }: FormDefinition<Field>,
  answers: Answers<Field>,
  mailbox: string | null,
  language?: string,
): Record<string, string> => ({
  to_email: mailbox ?? "",
  ...(language && { form_language: language }),
  ...extraParams?.(answers),
  ...Object.fromEntries(
    fields.map(({ name }) => [parameterOf(name), answers[name as Field["name"]]]),
  ),
});

/** Copy of one field. */
export interface Question {
  /** Name of the field. */
  readonly name: string;
  readonly label: Words;
  readonly hint?: Words | null;
  readonly placeholder?: Words | null;
  /** Error message if the answer is missing. */
  readonly missing?: Words | null;
}

/** @throws if the field has no copy, which the content check prevents */
export function questionFor(questions: readonly Question[], name: string): Question {
  const question = questions.find((candidate) => candidate.name === name);
  if (!question) throw new Error(`The field "${name}" has no copy in data/forms/.`);
  return question;
}
