/** What a form needs to know about one of its fields, beyond the words. */
export interface FormFieldShape {
  /** The `name` attribute, as the specification spells it. */
  name: string;
  /** The kind of input; `lines` is a box for several lines. */
  type: "text" | "date" | "tel" | "email" | "lines";
  /** What the browser may fill in (https://html.spec.whatwg.org/#autofill). */
  autoComplete: string;
  /** The keyboard that a phone shows, where the type does not say it already. */
  inputMode?: "numeric";
  /** The word on the phone keyboard's Enter key. */
  enterKeyHint: "next" | "send" | "enter";
  /** Whether a phone's keyboard starts words or everything with a capital letter. */
  autoCapitalize?: "words" | "characters";
  /** How much of a row the field takes on a wide screen. One row is six parts. */
  columns?: 2 | 3;
}

/** The answers to a form's fields, by name. */
export type Answers<Field extends FormFieldShape> = Record<Field["name"], string>;

/** Reads a form as the patient left it: nothing is trimmed, corrected or dropped. */
export function readAnswers<Field extends FormFieldShape>(
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
