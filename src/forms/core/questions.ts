/** The words of one field. */
export interface Question {
  /** The field's name. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string | null;
  readonly placeholder?: string | null;
  /** What is said while an answer is missing. */
  readonly missing?: string | null;
}

/**
 * The words of a field.
 *
 * @throws where there are none, which the content check does not let through
 */
export function questionFor(questions: readonly Question[], name: string): Question {
  const question = questions.find((candidate) => candidate.name === name);
  if (!question) throw new Error(`The field "${name}" has no copy in data/forms/.`);
  return question;
}
