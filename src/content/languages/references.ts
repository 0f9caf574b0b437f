/** References from one file to another, which differ between languages: links, and names of departments. */
import type { z } from "zod";
import type { Content } from "../read/content";
import { singleFiles } from "../schema/content-files";
import type { FieldType } from "../schema/field-types";
import { metaOf, schemaIn } from "../schema/inspect-schema";
import { type LanguageContent, valueOf } from "./language-content";

type PharmacyValue = NonNullable<Content["pharmacy"]>["value"];

export interface Replacements {
  text: (text: string, fieldType: FieldType | undefined) => unknown;
  /** Called with each object before and after its texts were replaced. */
  object?: (before: object, after: Record<string, unknown>) => Record<string, unknown>;
}

/** Replaces the texts of a value by their field types. */
export function mapTexts(schema: z.core.$ZodType, value: unknown, replace: Replacements): unknown {
  if (typeof value === "string") return replace.text(value, metaOf(schema).fieldType);
  if (typeof value !== "object" || value === null) return value;
  const mapped = Object.entries(value).map(([key, entry]: [string, unknown]) => {
    const part = schemaIn(schema, key, value);
    return [key, part ? mapTexts(part, entry, replace) : entry] as const;
  });
  if (Array.isArray(value)) return mapped.map(([, entry]) => entry);
  const after = Object.fromEntries(mapped);
  return replace.object ? replace.object(value, after) : after;
}

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
    replaceReference: (text: string, fieldType: FieldType | undefined): string => {
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
