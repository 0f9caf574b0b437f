/** Fields of one line. */
import type { ComponentProps } from "react";
import { control } from "./control-styles";
import type { ControlProps, Warning, FieldKind } from "./field-kind";

/** Returns the control of a field of one line. */
export const input = (own: ComponentProps<"input">) =>
  function Input({ attributes }: ControlProps) {
    return <input {...attributes} {...own} css={control} />;
  };

export const text: FieldKind = { Control: input({ type: "text" }) };

export const email: FieldKind = { Control: input({ type: "email" }), warning: misspelledDomain };

export const phone: FieldKind = {
  Control: input({ type: "tel" }),
  warning: (answer) => (isOddPhone(answer) ? { type: "phoneLength" } : null),
};

const ZIP_LENGTHS = [5, 9];

export const zip: FieldKind = {
  Control: input({ type: "text", inputMode: "numeric" }),
  warning: (answer) =>
    ZIP_LENGTHS.includes(digitsOf(answer).length) ? null : { type: "zipLength" },
};

function digitsOf(answer: string) {
  return answer.replace(/\D/g, "");
}

const PHONE_DIGITS = 10;
/** Country code of the United States. */
const US_CODE = "1";
/** Prefixes of a number in another country. Such numbers have any length. */
const ABROAD = /^\W*(?:\+|00|011)/;

/** True if an answer is likely not one phone number. Ignores an extension, and words such as "after 5". */
function isOddPhone(answer: string): boolean {
  const isTwoNumbers = digitsOf(answer).length >= 2 * PHONE_DIGITS;
  const [beforeWords] = /^[^a-z#]*/i.exec(answer) ?? [];
  const number = beforeWords && digitsOf(beforeWords).length >= PHONE_DIGITS ? beforeWords : answer;
  const digits = digitsOf(number);
  if (isTwoNumbers || digits.length < PHONE_DIGITS) return true;
  const hasCode = digits.length === PHONE_DIGITS + 1 && digits.startsWith(US_CODE);
  return digits.length > PHONE_DIGITS && !hasCode && !ABROAD.test(answer);
}

/** Common typing mistakes in the most common mail domains. */
const MISSPELLED_DOMAINS: Readonly<Record<string, RegExp>> = {
  "gmail.com": /^(gmail|g?mial|gmal|gmai|gamil|gmali|gmil|gnail|gmaill|gmaul)$/,
  "yahoo.com": /^(yahoo|yaho|yahooo|yhaoo|yhoo|yahho|yaoo)$/,
  "hotmail.com": /^(hotmail|hotmial|hotmal|hotmai|hotmil|homail|hotmaill)$/,
  "outlook.com": /^(outlook|outlok|outloo|outlock|otlook|outllok)$/,
  "icloud.com": /^(icloud|iclod|icoud|iclou|icould|iclound)$/,
  "aol.com": /^(aol|aoll|ao)$/,
};
const ENDING = /\.?(com?|con|cm|cmo|ocm|comm|vom|xom)?$/;

function misspelledDomain(answer: string): Warning | null {
  const domain = answer.trim().toLowerCase().split("@")[1] ?? "";
  const name = domain.replace(ENDING, "");
  for (const [right, errors] of Object.entries(MISSPELLED_DOMAINS))
    if (domain !== right && errors.test(name)) return { type: "misspelledDomain", domain: right };
  return null;
}
