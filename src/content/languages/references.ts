/** References from one file to another: links, which may lead to a system of the pharmacy's own, and names of departments. */
import type { Content } from "../read/content";
import { singleFiles } from "../schema/content-files";
import type { FieldType } from "../schema/field-types";
import { BOOKING_SECTION_ID, REFILL_SECTION_ID, TRANSFER_SECTION_ID } from "../../lib/paths";
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
  const pharmacy = valueOf<PharmacyValue>(language, singleFiles.pharmacy);
  const names = translatedNames(valueOf(original, singleFiles.pharmacy), pharmacy);
  const prescriptions = original.addresses.get(singleFiles.prescriptionsPage.path);
  const withoutPart = (link: string) => link.split("#")[0] ?? "";
  const addressAt = (link: string) => language.addresses.get(idOf.get(withoutPart(link)) ?? "");
  return {
    /** True for a link to a page that the language does not have. */
    isElsewhere: (link: string) => idOf.has(withoutPart(link)) && !addressAt(link),
    /**
     * Returns the pharmacy's own system to which a link to a part of a page leads instead: to a form, or from `file` to
     * the booking buttons of its own page, which would only scroll to the next heading.
     */
    ownSystemAt: (link: string, file: string): string | undefined =>
      ({
        [`${prescriptions}#${REFILL_SECTION_ID}`]: pharmacy.refillUrl,
        [`${prescriptions}#${TRANSFER_SECTION_ID}`]: pharmacy.transferUrl,
        [`${original.addresses.get(file)}#${BOOKING_SECTION_ID}`]: pharmacy.bookingUrl,
      })[link],
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
