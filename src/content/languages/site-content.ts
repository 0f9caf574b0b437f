/** The content of each language, as pages query it. */
import { z } from "zod";
import { plainText } from "../../lib/fact-text";
import { fillIn } from "../../lib/fill-in";
import type { PageAddress } from "../../lib/page-context";
import { factsOf } from "../facts";
import type { Content } from "../read/content";
import { contentTypeAt, singleFiles } from "../schema/content-files";
import type { FieldType } from "../schema/field-types";
import { memberOf, shapeOf, unwrapped } from "../schema/inspect-schema";
import { isPageFile, pageAddress, type PageFile, prefixOf, subpagesOf } from "./addresses";
import { isDraft, languagesOf } from "./languages";
import { translationsOf } from "./translations";

type PharmacyValue = NonNullable<Content["pharmacy"]>["value"];

/** A file of `data/` in one language. */
interface TranslatedFile extends PageFile {
  schema: z.ZodObject;
  value: Record<string, unknown>;
}

/** The complete files of one language. */
interface Translation {
  code: string;
  files: readonly TranslatedFile[];
  /** Address of each page, by the id of the page, which is the same in every language. */
  addresses: ReadonlyMap<string, string>;
}

const subpageId = (path: string, category: number, page: number) => `${path} ${category} ${page}`;

function translation(code: string, isDefault: boolean, files: readonly TranslatedFile[]) {
  const addresses = new Map<string, string>();
  for (const file of files.filter(({ path }) => isPageFile(path))) {
    const address = pageAddress(file.path, files, prefixOf(code, isDefault));
    addresses.set(file.path, address);
    for (const { category, page, path } of subpagesOf(file, address, files)) {
      addresses.set(subpageId(file.path, category, page), path);
    }
  }
  return { code, files, addresses };
}

/** Returns the languages that the site publishes, the default one first. */
function publishedLanguages(content: Content, pharmacy: PharmacyValue): Translation[] {
  const originals = content.files.flatMap(({ path, schema, validation }) => {
    const isOriginal = contentTypeAt(path)?.language === undefined;
    return isOriginal && validation.success ? { path, schema, value: validation.data } : [];
  });
  const [first] = languagesOf(pharmacy);
  const others = translationsOf(content).flatMap((state) => {
    const isMissing = ({ file, overlay }: (typeof state.files)[number]) =>
      overlay.missing.length > 0 && !isPageFile(file.path);
    if (isDraft(state, pharmacy.website) || state.files.some(isMissing)) return [];
    const complete = state.files.filter(({ overlay }) => overlay.missing.length === 0);
    const files = complete.map(({ file: { path, schema }, overlay }) => ({
      path,
      schema,
      value: overlay.value as Record<string, unknown>,
    }));
    return translation(state.code, false, files);
  });
  return first ? [translation(first.code, true, originals), ...others] : [];
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
 * Returns what differs from the words of a language where its pages show them: links lead to the pages of
 * the language, labels have facts in place of braces, and departments have their names in the language.
 */
function replacementsIn(language: Translation, original: Translation): Replacements {
  const valueOf = <Value>({ files }: Translation, file: { path: string }) =>
    files.find(({ path }) => path === file.path)?.value as Value;
  const own = valueOf<PharmacyValue>(language, singleFiles.pharmacy);
  const names = translatedNames(valueOf(original, singleFiles.pharmacy), own);
  const facts = factsOf(own);
  const idOf = new Map([...original.addresses].map(([id, address]) => [address, id]));
  const withoutPart = (link: string) => link.split("#")[0] ?? "";
  const addressAt = (link: string) => language.addresses.get(idOf.get(withoutPart(link)) ?? "");
  const { inLanguage } = valueOf<{ inLanguage: string }>(language, singleFiles.labels);
  const originalName = new Intl.DisplayNames(language.code, { type: "language" }).of(
    original.code.split("-")[0] ?? original.code,
  );

  return {
    text: (text, fieldType) => {
      switch (fieldType) {
        case "label":
          return plainText(text, facts);
        case "path":
          return (addressAt(text) ?? withoutPart(text)) + text.slice(withoutPart(text).length);
        case "contact-point":
        case "department":
          return names.get(text) ?? text;
        default:
          return text;
      }
    },
    // Says so where a link leads to a page in another language.
    object: (before, after) => {
      const { path, label } = before as { path?: string; label?: string };
      const isElsewhere = path && label && idOf.has(withoutPart(path)) && !addressAt(path);
      if (!isElsewhere) return after;
      const words = { label: String(after["label"]), language: originalName };
      return { ...after, label: fillIn(inLanguage, words) };
    },
  };
}

/**
 * Returns the content of each language that the site publishes: the values of the default language with the
 * words of the other one, by the path of the file that Gatsby reads, such as `es/pages/home.yaml`.
 *
 * Each file has its `locale`. The file of a page also has its `path`, the addresses of the page in all
 * `languages`, and its `subpages`.
 */
export function siteContent(content: Content): ReadonlyMap<string, Record<string, unknown>> {
  const languages = content.pharmacy ? publishedLanguages(content, content.pharmacy.value) : [];
  const [original] = languages;
  if (!original) return new Map();
  const addressesOf = (id: string) =>
    languages.flatMap(({ code, addresses }): PageAddress[] => {
      const path = addresses.get(id);
      return path === undefined ? [] : [{ locale: code, path }];
    });
  return new Map(
    languages.flatMap((language) => {
      const { code, files, addresses } = language;
      const replacements = replacementsIn(language, original);
      return files.map((file) => {
        const words = mapTexts(file.schema, file.value, replacements) as Record<string, unknown>;
        const path = addresses.get(file.path);
        const subpages = path === undefined ? [] : subpagesOf(file, path, files);
        const page = path !== undefined && {
          path,
          languages: addressesOf(file.path),
          subpages: subpages.map((subpage) => ({
            ...subpage,
            languages: addressesOf(subpageId(file.path, subpage.category, subpage.page)),
          })),
        };
        return [`${code}/${file.path}`, { ...words, ...page, locale: code }] as const;
      });
    }),
  );
}
