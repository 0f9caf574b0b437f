import { digitsOf } from "../../lib/phone-number";
import type { Problem } from "../problem";
import type { Content } from "../read/content";
import { factsOf } from "../facts";

/** The facts that other programs and people know by heart, and so type. */
const TYPED_FACTS = ["phone", "fax", "servicesDeskPhone", "email"] as const;

/** A US phone number, as people write it. */
const PHONE_NUMBER = /(?:\+?1[-. ]?)?(?:\(\d{3}\) ?|\d{3}[-./ ]?)\d{3}[-. ]?\d{4}(?!\d)/g;
const EMAIL = /[^\s@<>(),;]+@[^\s@<>(),;]+\.[a-z]+/gi;

/** However the country is written, or left out. */
const nationalDigitsOf = (number: string) => digitsOf(number).slice(-10);

const isSameFact = (written: string, fact = "") =>
  written.includes("@")
    ? written.toLowerCase() === fact.toLowerCase()
    : nationalDigitsOf(written) === nationalDigitsOf(fact);

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
  return texts
    .filter(({ fieldType }) => fieldType === "text" || fieldType === "label")
    .flatMap(({ file, path, text }) => {
      const written = [...text.matchAll(PHONE_NUMBER), ...text.matchAll(EMAIL)].map(([it]) => it);
      return written.flatMap((it) => {
        const name = TYPED_FACTS.find((fact) => isSameFact(it, facts[fact]));
        return name
          ? {
              file,
              place: { path },
              message: `${it} is written out here, and would stay when you change it in pharmacy.yaml.`,
              fix: `Write {${name}} in its place.`,
            }
          : [];
      });
    });
}
