/** The words of a field, as `data/forms/` has them. */
import type { FactText } from "../../lib/fact-text";
import type { DayCalendar } from "../days/offered-days";

/** An answer to choose from. */
export interface Option {
  readonly name: string;
  readonly label: string;
  /** What to know before choosing it. */
  readonly details?: readonly string[];
  /** Steps after sending, in place of those of the form. */
  readonly next?: readonly (FactText | string)[] | null;
}

/** Words of one field. */
export interface Question {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | null;
  readonly placeholder?: string | null;
  /** Error message if the answer is missing. */
  readonly missing?: string | null;
  readonly options?: readonly Option[] | null;
  /** Days to choose from, which the page adds. */
  readonly calendar?: DayCalendar;
  /** Error message if the time to choose that day is over. */
  readonly tooLate?: string | null;
}

/** Returns the entry with a name, `undefined` if there is none. */
export const named = <Entry extends { readonly name: string }>(
  entries: readonly Entry[] | null | undefined,
  name: string,
): Entry | undefined => entries?.find((entry) => entry.name === name);

/** @throws if the field has no words, which the content check prevents */
export function questionFor(questions: readonly Question[], name: string): Question {
  const question = named(questions, name);
  if (!question) throw new Error(`The field "${name}" has no words in data/forms/.`);
  return question;
}
