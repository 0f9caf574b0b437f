import { digitsOf } from "../../lib/phone-number";
import { factsOf } from "../facts";
import type { Problem } from "../problem";
import type { Content } from "../read/content";

/** Facts that people know by heart and type into texts. */
const TYPED_FACTS = ["phone", "fax", "servicesDeskPhone", "email"] as const;

/** US phone numbers in any notation. */
export const PHONE_NUMBER = /(?:\+?1[-. ]?)?(?:\(\d{3}\) ?|\d{3}[-./ ]?)\d{3}[-. ]?\d{4}(?!\d)/g;
const EMAIL = /[^\s@<>(),;]+@[^\s@<>(),;]+\.[a-z]+/;
const PHONE_OR_EMAIL = new RegExp(`${PHONE_NUMBER.source}|${EMAIL.source}`, "gi");

const nationalDigitsOf = (number: string) => digitsOf(number).slice(-10);

const isSameFact = (written: string, fact = "") =>
  written.includes("@")
    ? written.toLowerCase() === fact.toLowerCase()
    : nationalDigitsOf(written) === nationalDigitsOf(fact);

/**
 * Warns of phone numbers and email addresses in texts that could use a fact in braces. Only a warning: the page
 * is right until the fact changes.
 */
export function literalFactWarnings({
  pharmacy,
  texts,
}: Pick<Content, "pharmacy" | "texts">): Problem[] {
  if (!pharmacy) return [];
  const facts = factsOf(pharmacy.value);
  return texts
    .filter(({ fieldType }) => fieldType === "text" || fieldType === "label")
    .flatMap(({ file, path, text }) =>
      [...text.matchAll(PHONE_OR_EMAIL)].flatMap(([written]) => {
        const name = TYPED_FACTS.find((fact) => isSameFact(written, facts[fact]));
        const message = `${written} is written out here, and would stay when you change it in pharmacy.yaml.`;
        return name ? { file, path, message, fix: `Write {${name}} in its place.` } : [];
      }),
    );
}
