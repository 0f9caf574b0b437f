import { type Problem, problemsInTexts } from "../problem";
import type { Content, PharmacyDocument } from "../read/content";
import { nearest } from "./did-you-mean";

/**
 * Returns the valid values of `contact` in a banner or box: the store, the services desk, departments with a
 * phone.
 */
export const contactPointsOf = ({
  departments = [],
}: Pick<PharmacyDocument["value"], "departments">): string[] => [
  "store",
  "servicesDesk",
  ...departments.flatMap(({ name, phone }) => (phone === undefined ? [] : name)),
];

/** Reports banners and boxes that name an unknown department, or one without a phone. */
export function contactPointProblems({
  pharmacy,
  texts,
}: Pick<Content, "pharmacy" | "texts">): Problem[] {
  if (!pharmacy) return [];
  const known = contactPointsOf(pharmacy.value);
  const choices = known.map((name) => `"${name}"`).join(", ");
  return problemsInTexts(texts, ({ text, fieldType }) => {
    if (fieldType !== "contact-point" || known.includes(text)) return undefined;
    if (pharmacy.value.departments?.some(({ name }) => name === text)) {
      return {
        message: `The ${text} has no phone number of its own in data/pharmacy.yaml.`,
        fix: `Add its phone there, or write one of: ${choices}.`,
      };
    }
    const meant = nearest(text, known);
    return {
      message: `No department is called "${text}" in data/pharmacy.yaml.`,
      fix: meant ? `Did you mean "${meant}"?` : `Write one of: ${choices}.`,
    };
  });
}
