/** References from one file to another, which differ between languages: links, and names of departments. */
import type { Content } from "../read/content";
import { singleFiles } from "../schema/content-files";
import type { FieldType } from "../schema/field-types";
import { type LanguageContent, valueOf } from "./language-content";

type PharmacyValue = NonNullable<Content["pharmacy"]>["value"];

/** Returns the translated names of departments and the services desk, by their names in the default language. */
function translatedNames(original: PharmacyValue, own: PharmacyValue): ReadonlyMap<string, string> {
  const names = ({ departments, servicesDesk }: PharmacyValue) =>
    [servicesDesk, ...(departments ?? [])].map((part) => part?.name ?? "");
  const ownNames = names(own);
  return new Map(names(original).map((name, index) => [name, ownNames[index] ?? name]));
}

/** Returns functions that translate references from the default language. */
export function referencesIn(language: LanguageContent, original: LanguageContent) {
  const idOf = new Map([...original.addresses].map(([id, address]) => [address, id]));
  const names = translatedNames(
    valueOf(original, singleFiles.pharmacy),
    valueOf(language, singleFiles.pharmacy),
  );
  const withoutPart = (link: string) => link.split("#")[0] ?? "";
  const addressAt = (link: string) => language.addresses.get(idOf.get(withoutPart(link)) ?? "");
  return {
    /** True for a link to a page that the language does not have. */
    isElsewhere: (link: string) => idOf.has(withoutPart(link)) && !addressAt(link),
    /** Translates a link to a page, or the name of a department. */
    translateReference: (text: string, fieldType: FieldType | undefined): string => {
      switch (fieldType) {
        case "path":
          return (addressAt(text) ?? withoutPart(text)) + text.slice(withoutPart(text).length);
        case "contact-point":
        case "department":
          return names.get(text) ?? text;
        default:
          return text;
      }
    },
  };
}
