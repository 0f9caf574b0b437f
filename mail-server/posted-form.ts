/** Reads a form that a browser sent without a script, by the definitions with which the site's script reads it. */
import { z } from "zod";
import { answersIn, CALL_CHOICE, languageNote, mailParams } from "../src/forms/core/answers";
import { askedFields, withWords } from "../src/forms/core/form-definition";
import { doubtMessages, errorsIn, findDoubts } from "../src/forms/core/validation";
import { type FormId, forms } from "../src/forms/forms";
import { formLanguage } from "../src/site/page";
import type { FormWords, LanguageWords, SiteWords } from "./site-words";

/** Name of the field that lists the fields whose doubts the patient has been shown. */
export const DOUBTS_SHOWN = "doubtsShown";

/** What the browser's own fields let through. */
const emailForm = z.email({ pattern: z.regexes.html5Email });
const dateForm = z.iso.date();

export type PostedForm = ReturnType<typeof readPosted>;

/** Returns the answers, what is wrong and doubtful about them, and what of the site's words a page needs. */
export function readPosted(
  id: FormId,
  locale: string,
  { languages, defaultLocale }: SiteWords,
  body: string,
) {
  const language = languages[locale] as LanguageWords;
  const copy = language.forms[id] as FormWords;
  const original = languages[defaultLocale]?.forms[id] ?? copy;
  const definition = withWords(forms[id].definition, copy.questions);
  const data = new URLSearchParams(body);
  // Browsers send line breaks of two characters.
  const typed = { get: (name: string) => data.get(name)?.replaceAll("\r\n", "\n") ?? null };
  const answers = answersIn(typed, definition.fields);
  const errors = errorsIn(answers, definition, copy, new Date(), ({ type }, answer) => {
    if (answer === "") return null;
    if (type === "email" && !emailForm.safeParse(answer.trim()).success)
      return copy.errors.wrongEmail;
    return type === "birthDate" && !dateForm.safeParse(answer).success
      ? copy.errors.wrongDate
      : null;
  });
  const doubtsFound = findDoubts(askedFields(definition.fields, answers), answers);
  const doubtful = Object.keys(doubtsFound);
  const shown = data.get(DOUBTS_SHOWN)?.split(" ") ?? [];
  const spoken = formLanguage({ locale, defaultLocale }, copy, original);
  const mayCall = data.has(CALL_CHOICE);
  return {
    definition,
    /** BCP 47. */
    locale,
    language,
    copy,
    /** A box to tick, and whether it is. */
    call: spoken?.call,
    mayCall,
    answers,
    errors,
    doubts: doubtMessages(doubtful, doubtsFound, copy),
    /** True if an answer is wrong or missing, or if a doubt about one was not shown yet. */
    isIncomplete: errors.length > 0 || doubtful.some((name) => !shown.includes(name)),
    /** Parameters of the mail template. */
    params: mailParams(definition, answers, {
      mailbox: language.pharmacy.email,
      questions: original.questions,
      language: languageNote(spoken, mayCall),
    }),
  };
}
