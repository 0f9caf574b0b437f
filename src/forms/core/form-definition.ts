/** Everything that differs between forms, except their words, which are in `data/forms/`. */
import type { FieldType } from "../fields/kinds";
import { named, type Question } from "./question";

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
