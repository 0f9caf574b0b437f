/** Everything that differs between forms, except their words, which are in `data/forms/`. */
import type { DayCalendar } from "../days/offered-days";
import type { FieldType } from "../fields/kinds";
import type { FactText } from "../../lib/fact-text";
/** Answers by field name. */
export type Answers = Readonly<Record<string, string>>;

/** One field. Its words are in `data/forms/`. */
export interface FieldDefinition {
  name: string;
  type: FieldType;
  /** True if the field may stay empty; `sometimes` if other answers decide that. */
  optional?: true | "sometimes";
  /** Answers to another field with which this one is asked. Default: always. */
  askedIf?: { readonly field: string; readonly answers: readonly string[] };
  /** Names of the answers to choose from. */
  options?: readonly string[];
  /** Autofill (https://html.spec.whatwg.org/#autofill). Default: `off`. */
  autoComplete?: string;
  /** Label of Enter on a virtual keyboard. Default: `next`. */
  enterKeyHint?: "next" | "send" | "enter";
  /** Capital letters on a virtual keyboard. */
  autoCapitalize?: "words" | "characters";
  /** Answer that a button fills in for patients who have nothing to write. It is never in doubt. */
  shortcut?: string;
  /** Width on a wide screen, in columns of a six-column row. Default: the whole row. */
  columns?: 2 | 3;
  /** True if the field shares its row on a phone as well. */
  narrow?: true;
  /** Width on paper, in columns of a six-column row. Default: the whole row. */
  paperWidth?: "two" | "four";
}

interface FormSettings {
  /** Name of the form: of its file in `data/forms/`, and of its island. */
  id: string;
  /** The fields of each fieldset, in order. */
  groups: Readonly<Record<string, readonly FieldDefinition[]>>;
  /** Names of fields that other answers make required, which no attribute can express. */
  alsoRequired?: (answers: Answers) => readonly string[];
  /** True if the form is worth printing empty, to fill in by hand. */
  hasBlankPaper?: true;
  /** Variables of the mail template that belong to no field. */
  extraParams?: (answers: Answers) => Readonly<Record<string, string>>;
}

export interface FormDefinition extends FormSettings {
  /** The fields of all groups. */
  fields: readonly FieldDefinition[];
}

/** Returns the definition of a form, with the fields of all its groups in one list. */
export const defineForm = (settings: FormSettings): FormDefinition => ({
  ...settings,
  fields: Object.values(settings.groups).flat(),
});

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

/** Returns the fields that are asked, after some answers. */
export const askedFields = (fields: readonly FieldDefinition[], answers: Answers) =>
  fields.filter(
    ({ askedIf }) => !askedIf || askedIf.answers.includes(answers[askedIf.field] ?? ""),
  );

/** Returns a form with the fields for which there are words. */
export function withWords(
  definition: FormDefinition,
  questions: readonly Question[],
): FormDefinition {
  const hasWords = ({ name }: FieldDefinition) => named(questions, name) !== undefined;
  const groups = Object.fromEntries(
    Object.entries(definition.groups).map(([name, fields]) => [name, fields.filter(hasWords)]),
  );
  return defineForm({ ...definition, groups });
}

/** @throws if the field has no words, which the content check prevents */
export function questionFor(questions: readonly Question[], name: string): Question {
  const question = named(questions, name);
  if (!question) throw new Error(`The field "${name}" has no words in data/forms/.`);
  return question;
}
