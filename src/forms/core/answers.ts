import type { FieldDefinition } from "./field-definition";

/** The answers to a form's fields, by name. */
export type Answers<Field extends Pick<FieldDefinition, "name">> = Record<Field["name"], string>;

/** Reads a form as the patient left it: nothing is trimmed, corrected or dropped. */
export function readAnswers<Field extends FieldDefinition>(
  form: HTMLFormElement,
  fields: readonly Field[],
): Answers<Field> {
  const data = new FormData(form);
  const entries = fields.map(({ name }): [string, string] => {
    const value = data.get(name);
    return [name, typeof value === "string" ? value : ""];
  });
  return Object.fromEntries(entries) as Answers<Field>;
}

/** Whether the patient has typed anything at all. */
export const hasAnswers = (answers: Readonly<Record<string, string>>) =>
  Object.values(answers).some((answer) => answer !== "");
