import { digitsOf } from "../../lib/phone-number";
import type { Problem } from "../problem";
import type { Content } from "../read/content";
import type { ContentText } from "../read/find-texts";
import { factsOf } from "../facts";
import { onceForEach } from "../once-for-each";

/** The facts that other programs and people know by heart, and so type. */
const TYPED_FACTS = ["phone", "fax", "servicesDeskPhone", "email"] as const;

/** A US phone number, as people write it. */
export const PHONE_NUMBER = /(?:\+?1[-. ]?)?(?:\(\d{3}\) ?|\d{3}[-./ ]?)\d{3}[-. ]?\d{4}(?!\d)/g;
const EMAIL = /[^\s@<>(),;]+@[^\s@<>(),;]+\.[a-z]+/gi;

/** However the country is written, or left out. */
const nationalDigitsOf = (number: string) => digitsOf(number).slice(-10);

const isSameFact = (written: string, fact = "") =>
  written.includes("@")
    ? written.toLowerCase() === fact.toLowerCase()
    : nationalDigitsOf(written) === nationalDigitsOf(fact);

/** The numbers and addresses that a text has written out. */
const writtenIn = onceForEach(({ text, fieldType }: ContentText) =>
  fieldType === "text" || fieldType === "label"
    ? [...text.matchAll(PHONE_NUMBER), ...text.matchAll(EMAIL)].map(([it]) => it)
    : [],
);

/**
 * Phone numbers and the mailbox typed out in a text in which they could be named. A warning, and not a
 * mistake: the page is right today, and stops being so unnoticed on the day when the number changes.
 */
export function literalFactWarnings({
  pharmacy,
  texts,
}: Pick<Content, "pharmacy" | "texts">): Problem[] {
  if (!pharmacy) return [];
  const facts = factsOf(pharmacy.value);
  return texts.flatMap((text) =>
    writtenIn(text).flatMap((written) => {
      const name = TYPED_FACTS.find((fact) => isSameFact(written, facts[fact]));
      return name
        ? {
            file: text.file,
            place: { path: text.path },
            message: `${written} is written out here, and would stay when you change it in pharmacy.yaml.`,
            fix: `Write {${name}} in its place.`,
          }
        : [];
    }),
  );
}
