/** The content of each language, as pages query it. */
import { z } from "zod";
import { categoryPaths } from "../../lib/equipment-pages";
import { plainText } from "../../lib/fact-text";
import { fillIn } from "../../lib/fill-in";
import { factsOf } from "../facts";
import type { Content } from "../read/content";
import type { ContentFile } from "../read/load-file";
import { contentTypeAt, singleFiles } from "../schema/content-files";
import type { FieldType } from "../schema/field-types";
import { memberOf, shapeOf, unwrapped } from "../schema/inspect-schema";
import { addressOf, isPageFile, keyOf, prefixOf } from "./addresses";
import { isDraft, languagesOf } from "./languages";
import { layOver } from "./lay-over";

type PharmacyValue = NonNullable<Content["pharmacy"]>["value"];

/** A file of `data/` in one language. */
interface TranslatedFile {
  file: ContentFile;
  value: Record<string, unknown>;
  isComplete: boolean;
}

/** All files in one language, by path. */
interface Translation {
  code: string;
  files: ReadonlyMap<string, TranslatedFile>;
  /** Address of each page that is published in the language, by the page's id. */
  addresses: ReadonlyMap<string, string>;
}

function translate(content: Content, code: string, isDefault: boolean): Translation["files"] {
  const translated = content.files.flatMap((file) => {
    if (contentTypeAt(file.path)?.language !== undefined || !file.validation.success) return [];
    const original = file.validation.data;
    const words = content.files.find(({ path }) => path === `${code}/${file.path}`)?.validation;
    const { value, missing } = isDefault
      ? { value: original, missing: [] }
      : layOver(file.schema, original, words?.data);
    const isComplete = missing.length === 0;
    return [[file.path, { file, value: value as Record<string, unknown>, isComplete }] as const];
  });
  return new Map(translated);
}

/** Addresses of the pages of a language. The id of a page is the same in every language. */
function addressesIn(files: Translation["files"], prefix: string): Map<string, string> {
  const slugOf = (path: string) => files.get(path)?.value["slug"] as string | undefined;
  const categories = (files.get(singleFiles.equipment.path)?.value["categories"] ?? []) as {
    name: string;
    items: readonly unknown[];
  }[];
  const addresses = new Map<string, string>();
  for (const [path, { value, isComplete }] of files) {
    if (!isPageFile(path) || !isComplete) continue;
    const address = addressOf(path, prefix, slugOf);
    addresses.set(path, address);
    const sections = (value["sections"] ?? []) as { type?: string }[];
    if (!sections.some(({ type }) => type === "equipment")) continue;
    categories.forEach((category, index) =>
      categoryPaths(address, category).forEach((categoryAddress, page) => {
        addresses.set(`${path} ${index} ${page}`, categoryAddress);
      }),
    );
  }
  return addresses;
}

interface Replacements {
  text: (text: string, fieldType: FieldType | undefined) => string;
  /** Called with each object before and after its texts were replaced. */
  object: (before: object, after: Record<string, unknown>) => Record<string, unknown>;
}

/** Replaces the texts of a value by their field types. */
function mapTexts(schema: z.core.$ZodType, value: unknown, replace: Replacements): unknown {
  const current = unwrapped(schema);
  if (typeof value === "string") {
    return replace.text(value, z.globalRegistry.get(current)?.fieldType);
  }
  if (current instanceof z.ZodArray && Array.isArray(value)) {
    return value.map((entry: unknown) => mapTexts(current.element, entry, replace));
  }
  if (typeof value !== "object" || value === null) return value;
  const object = current instanceof z.ZodDiscriminatedUnion ? memberOf(current, value) : current;
  if (!(object instanceof z.ZodObject)) return value;
  const shape = shapeOf(object);
  const mapped = Object.entries(value as Record<string, unknown>).map(([key, part]) => {
    const described = shape[key];
    return [key, described ? mapTexts(described, part, replace) : part] as const;
  });
  return replace.object(value, Object.fromEntries(mapped));
}

/** Names of departments and the services desk in one language, by those in the default language. */
function translatedNames(original: PharmacyValue, own: PharmacyValue): ReadonlyMap<string, string> {
  const names = ({ departments, servicesDesk }: PharmacyValue) =>
    [servicesDesk, ...(departments ?? [])].map((part) => part?.name ?? "");
  const ownNames = names(own);
  return new Map(names(original).map((name, index) => [name, ownNames[index] ?? name]));
}

/**
 * Returns the content of each language that the site publishes: the values of the default language with the
 * words of the other one, by the path of the file that Gatsby reads, such as `es/pages/home.yaml`.
 *
 * Each file has its `locale`. The file of a page also has its `key`, which is the same in every language,
 * and its `path`. Links lead to the pages of the language, labels have facts in place of braces.
 */
export function siteContent(content: Content): ReadonlyMap<string, Record<string, unknown>> {
  const pharmacy = content.pharmacy?.value;
  if (!pharmacy) return new Map();
  const [first, ...others] = languagesOf(pharmacy);
  const published = [first, ...others.filter((language) => !isDraft(language, pharmacy.website))];
  const translations = published.flatMap((language, index): Translation[] => {
    if (!language) return [];
    const files = translate(content, language.code, index === 0);
    const isUnfinished = ({ file, isComplete }: TranslatedFile) =>
      !isComplete && !isPageFile(file.path);
    if ([...files.values()].some(isUnfinished)) return [];
    const addresses = addressesIn(files, prefixOf(language.code, index === 0));
    return [{ code: language.code, files, addresses }];
  });
  const [original] = translations;
  if (!original) return new Map();
  const idOf = new Map([...original.addresses].map(([id, address]) => [address, id]));

  return new Map(
    translations.flatMap(({ code, files, addresses }) => {
      const own = files.get(singleFiles.pharmacy.path)?.value as PharmacyValue | undefined;
      const names = own ? translatedNames(pharmacy, own) : undefined;
      const facts = factsOf(own ?? pharmacy);
      const addressAt = (path: string) => addresses.get(idOf.get(path.split("#")[0] ?? "") ?? "");
      const { inLanguage } = (files.get(singleFiles.labels.path)?.value ?? {}) as {
        inLanguage?: string;
      };
      const otherLanguage = new Intl.DisplayNames(code, { type: "language" }).of(
        original.code.split("-")[0] ?? original.code,
      );
      /** Says so where a link leads to a page in another language. */
      const markLink = (before: object, after: Record<string, unknown>) => {
        const { path, label } = before as { path?: string; label?: string };
        const page = path?.split("#")[0] ?? "";
        const isElsewhere = label && idOf.has(page) && addressAt(page) === undefined;
        if (!isElsewhere || !inLanguage) return after;
        return {
          ...after,
          label: fillIn(inLanguage, { label: String(after["label"]), language: otherLanguage }),
        };
      };
      const replaceText = (text: string, fieldType: FieldType | undefined): string => {
        switch (fieldType) {
          case "label":
            return plainText(text, facts);
          case "path": {
            const [page = "", part] = text.split("#");
            const address = addressAt(text) ?? page;
            return part === undefined ? address : `${address}#${part}`;
          }
          case "contact-point":
          case "department":
            return names?.get(text) ?? text;
          default:
            return text;
        }
      };
      return [...files].flatMap(([path, { file, value, isComplete }]) => {
        if (!isComplete) return [];
        const words = mapTexts(file.schema, value, {
          text: replaceText,
          object: markLink,
        }) as Record<string, unknown>;
        const address = addresses.get(path);
        const page = address === undefined ? {} : { key: keyOf(path), path: address };
        return [[`${code}/${path}`, { ...words, ...page, locale: code }] as const];
      });
    }),
  );
}
