/** Reads a form that a browser sent without a script, by the definitions with which the site's script reads it. */
import { CALL_CHOICE, answersIn, languageNote, mailParams } from "../src/forms/core/answers";
import {
  type Answers,
  askedFields,
  type FieldDefinition,
  type FormDefinition,
  withWords,
} from "../src/forms/core/form-definition";
import {
  doubtMessages,
  errorsIn,
  type FieldMessage,
  findDoubts,
} from "../src/forms/core/validation";
import { type FormId, forms } from "../src/forms/forms";
import type { FormLanguage } from "../src/lib/page-context";
import { formLanguage } from "../src/site/page";
import type { FormWords, LanguageWords, SiteWords } from "./site-words";

/** Name of the field that lists the fields whose doubts the patient has been shown. */
export const DOUBTS_SHOWN = "doubtsShown";

export interface PostedForm {
  definition: FormDefinition;
  /** BCP 47. */
  locale: string;
  language: LanguageWords;
  copy: FormWords;
  /** A box to tick, and whether it is. */
  call?: FormLanguage["call"];
  mayCall: boolean;
  answers: Answers;
  errors: readonly FieldMessage[];
  doubts: readonly FieldMessage[];
  /** True if an answer is wrong or missing, or if a doubt about one was not shown yet. */
  isIncomplete: boolean;
  /** Parameters of the mail template. */
  params: Record<string, string>;
}

export function readPosted(
  id: FormId,
  locale: string,
  { languages, defaultLocale }: SiteWords,
  body: string,
): PostedForm {
  const language = languages[locale] as LanguageWords;
  const copy = language.forms[id] as FormWords;
  const original = languages[defaultLocale]?.forms[id] ?? copy;
  const definition = withWords(forms[id].definition, copy.questions);
  const { fields } = definition;
  const data = new URLSearchParams(body);
  // Browsers send line breaks of two characters.
  const typed = { get: (name: string) => data.get(name)?.replaceAll("\r\n", "\n") ?? null };
  const answers = answersIn(typed, fields);
  const errors = errorsIn(answers, definition, copy, new Date(), (field, answer) =>
    malformed(field, answer, copy),
  );
  const doubtsFound = findDoubts(askedFields(fields, answers), answers);
  const doubtful = Object.keys(doubtsFound);
  const shown = data.get(DOUBTS_SHOWN)?.split(" ") ?? [];
  const spoken =
    locale === defaultLocale ? undefined : formLanguage({ locale, defaultLocale }, copy, original);
  const mayCall = data.has(CALL_CHOICE);
  return {
    definition,
    locale,
    language,
    copy,
    call: spoken?.call,
    mayCall,
    answers,
    errors,
    doubts: doubtMessages(doubtful, doubtsFound, copy),
    isIncomplete: errors.length > 0 || doubtful.some((name) => !shown.includes(name)),
    params: mailParams(definition, answers, {
      mailbox: language.pharmacy.email,
      questions: original.questions,
      language: languageNote(spoken, mayCall),
    }),
  };
}

/** The browser's own check (https://html.spec.whatwg.org/#valid-e-mail-address). */
const EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)*$/i;

/** False for February 30, which `Date` takes for a day in March. */
function isDate(answer: string) {
  const date = new Date(`${answer}T00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(answer);
}

/** Returns what is wrong with an answer that the browser's own fields would not have let through. */
function malformed({ type }: FieldDefinition, answer: string, { errors }: FormWords) {
  if (answer && type === "email" && !EMAIL.test(answer.trim())) return errors.wrongEmail;
  return answer && type === "birthDate" && !isDate(answer) ? errors.wrongDate : null;
}
