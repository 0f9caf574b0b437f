import type { Problem } from "../problem";
import type { Content } from "../read/content";
import { nearest } from "./nearest";

/** Whose number and hours a banner or box can show: the store's, the desk's, a department's with a phone. */
export const contactPointsOf = ({
  departments = [],
}: Pick<NonNullable<Content["pharmacy"]>["value"], "departments">): string[] => [
  "store",
  "servicesDesk",
  ...departments.flatMap(({ name, phone }) => (phone === undefined ? [] : name)),
];

/** Banners and boxes that name a department which nobody can call. */
export function contactPointProblems({
  pharmacy,
  texts,
}: Pick<Content, "pharmacy" | "texts">): Problem[] {
  if (!pharmacy) return [];
  const known = contactPointsOf(pharmacy.value);
  const written = known.map((name) => `"${name}"`).join(", ");
  return texts
    .filter(({ fieldType, text }) => fieldType === "contact-point" && !known.includes(text))
    .map(({ file, path, text }) => {
      const problem = { file, place: { path } };
      if (pharmacy.value.departments?.some(({ name }) => name === text)) {
        return {
          ...problem,
          message: `The ${text} has no phone number of its own in data/pharmacy.yaml.`,
          fix: `Add its phone there, or write one of: ${written}.`,
        };
      }
      const meant = nearest(text, known);
      return {
        ...problem,
        message: `No department is called "${text}" in data/pharmacy.yaml.`,
        fix: meant ? `Did you mean "${meant}"?` : `Write one of: ${written}.`,
      };
    });
}
