/** Validation of answers. Errors stop the form from being sent; warnings do not. */
import { controlsIn } from "../../lib/form-controls";
import { offeredDays } from "../days/offered-days";
import { readAnswers } from "./answers";
import {
  type FieldDefinition,
  type FormDefinition,
  type Question,
  questionFor,
} from "./form-definition";
import type { Words } from "../../lib/words";

export interface FieldError {
  name: string;
  label: Words;
  message: Words;
}

/** A doubt about an answer. Its copy may name the other values in braces. */
export type Warning =
  | { type: "futureDate" | "oldDate" | "zipLength" | "phoneLength" | "blank" }
  | { type: "misspelledDomain"; domain: string };

/** Error messages that all fields share. */
export interface ErrorCopy {
  readonly wrongEmail: Words;
  readonly wrongDate?: Words | null;
}

/** Returns all errors of the form, in the order of its fields. */
export function findErrors(
  form: HTMLFormElement,
  { fields, alsoRequired }: Pick<FormDefinition, "fields" | "alsoRequired">,
  copy: { questions: readonly Question[]; errors: ErrorCopy },
): FieldError[] {
  const missing = alsoRequired?.(readAnswers(form, fields)) ?? [];
  const controls = controlsIn(form);
  return fields.flatMap((field) => {
    const { name } = field;
    const own = controls.filter((candidate) => candidate.name === name);
    const control = own.find(({ validity }) => !validity.valid) ?? own[0];
    const question = questionFor(copy.questions, name);
    // An extension removed the field. The browser would submit the form without it.
    if (!control) {
      return field.optional && !missing.includes(name)
        ? []
        : [{ name, label: question.label, message: question.missing ?? "" }];
    }
    const { validity, validationMessage, value } = control;
    const isMissing = validity.valueMissing || missing.includes(name);
    // The day was chosen before its time was over.
    const isTooLate =
      value !== "" &&
      question.calendar &&
      !offeredDays(question.calendar).some(({ date }) => date === value);
    if (validity.valid && !isMissing && !isTooLate) return [];
    // A half-filled date has both `badInput` and `valueMissing`.
    const message =
      (validity.badInput && copy.errors.wrongDate) ||
      (validity.typeMismatch && copy.errors.wrongEmail) ||
      (isMissing && question.missing) ||
      (isTooLate && question.tooLate) ||
      validationMessage;
    return [{ name, label: question.label, message }];
  });
}

const EARLIEST_BIRTH_YEAR = 1900;
const ZIP_LENGTHS = [5, 9];
const PHONE_DIGITS = 10;
/** Country code of the United States. */
const US_CODE = "1";
/** Prefixes of a number in another country. Such numbers have any length. */
const ABROAD = /^\s*(?:\+|00|011)/;
/** Includes 0, because a numeric virtual keyboard has no letters for "None". */
const NONE = /^\s*(none|no|n\/?a|0)\.?\s*$/i;

const digitsOf = (answer: string) => answer.replace(/\D/g, "");
const digitsIn = (answer: string) => digitsOf(answer).length;

/** True if an answer is likely not one phone number. Ignores an extension, and words such as "after 5". */
function isOddPhone(answer: string): boolean {
  const isTwoNumbers = digitsIn(answer) >= 2 * PHONE_DIGITS;
  const [beforeWords] = /^[^a-z#]*/i.exec(answer) ?? [];
  const number = beforeWords && digitsIn(beforeWords) >= PHONE_DIGITS ? beforeWords : answer;
  const digits = digitsOf(number);
  if (isTwoNumbers || digits.length < PHONE_DIGITS) return true;
  const hasCode = digits.length === PHONE_DIGITS + 1 && digits.startsWith(US_CODE);
  return digits.length > PHONE_DIGITS && !hasCode && !ABROAD.test(answer);
}

function birthDateWarning(answer: string, now: Date): Warning | null {
  // `Date` cannot parse years beyond 9999 in this form.
  const year = Number.parseInt(answer, 10);
  if (year < EARLIEST_BIRTH_YEAR) return { type: "oldDate" };
  const isFuture = year > now.getFullYear() || new Date(`${answer}T00:00`) > now;
  return isFuture ? { type: "futureDate" } : null;
}

/** Common mistakes in the most common mail domains. */
const MISSPELLED_DOMAINS: Readonly<Record<string, RegExp>> = {
  "gmail.com": /^(gmail|g?mial|gmal|gmai|gamil|gmali|gmil|gnail|gmaill|gmaul)$/,
  "yahoo.com": /^(yahoo|yaho|yahooo|yhaoo|yhoo|yahho|yaoo)$/,
  "hotmail.com": /^(hotmail|hotmial|hotmal|hotmai|hotmil|homail|hotmaill)$/,
  "outlook.com": /^(outlook|outlok|outloo|outlock|otlook|outllok)$/,
  "icloud.com": /^(icloud|iclod|icoud|iclou|icould|iclound)$/,
  "aol.com": /^(aol|aoll|ao)$/,
};
const ENDING = /\.?(com?|con|cm|cmo|ocm|comm|vom|xom)?$/;

function emailWarning(answer: string): Warning | null {
  const domain = answer.trim().toLowerCase().split("@")[1] ?? "";
  const name = domain.replace(ENDING, "");
  for (const [right, mistakes] of Object.entries(MISSPELLED_DOMAINS))
    if (domain !== right && mistakes.test(name)) return { type: "misspelledDomain", domain: right };
  return null;
}

/** Returns the warning for an answer. Empty answers are left to the browser's validation. */
export function warningFor(
  { type, expects, shortcut }: FieldDefinition,
  answer: string,
  now: Date,
): Warning | null {
  if (answer === "") return null;
  if (answer.trim() === "") return { type: "blank" };
  if (shortcut && NONE.test(answer)) return null;
  if (type === "email") return emailWarning(answer);
  switch (expects) {
    case "birthDate":
      return birthDateWarning(answer, now);
    case "phone":
      return isOddPhone(answer) ? { type: "phoneLength" } : null;
    case "zip":
      return ZIP_LENGTHS.includes(digitsIn(answer)) ? null : { type: "zipLength" };
    case undefined:
      return null;
  }
}
