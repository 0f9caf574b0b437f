/** The content of each language, as pages query it. */
import type { Facts } from "../../lib/fact-text";
import { fillIn } from "../../lib/fill-in";
import { dateLanguage, languageName } from "../../lib/language";
import { onceFor } from "../../lib/once-for";
import { dayHoursOf } from "../../time/opening-hours";
import { mapAttributes, openStreetMap } from "../../lib/street-map";
import { type FactSource, factsOf, withoutNeeds } from "../facts";
import type { Content, PharmacyDocument } from "../read/content";
import { publishedAt } from "../sample/published-at";
import { contentTypeAt, singleFiles } from "../schema/content-files";
import { mappingAsList } from "../schema/field-types";
import { metaOf } from "../schema/inspect-schema";
import { valueIn } from "../schema/value-path";
import { type DescribedValue, mapValues } from "../schema/walk";
import type { ContentFile } from "../read/content-file";
import { isGroup } from "../write/values";
import { withIds } from "./entry-keys";
import { type ListedEntry, listedEntries } from "./listed-entries";
import { languageContent, type LanguageContent, originalFiles, valueOf } from "./language-content";
import { isDraft, languagesOf } from "./languages";
import { absentFeatures } from "./absent-features";
import { leavingOut } from "./leave-out";
import { referencesIn } from "./references";
import { shownFiles, translationsOf } from "./translations";

function shownLanguages(
  content: Content,
  pharmacy: PharmacyDocument["value"],
  withDrafts: boolean,
) {
  const [first] = languagesOf(pharmacy);
  if (!first) return [];
  const files = content.files.map(withIdsOfEntries);
  const originals = originalFiles({ files });
  const { without } = leavingOut(absentFeatures(content), originals, first.code);
  const others = translationsOf({ pharmacy: content.pharmacy, files })
    .filter((state) => withDrafts || !isDraft(state, pharmacy.website))
    .map((state) => languageContent(state.code, false, without(shownFiles(state), state.code)))
    .filter(({ addresses }) => addresses.size > 0);
  return [languageContent(first.code, true, without(originals, first.code)), ...others];
}

const withIdsOfEntries = onceFor((file: ContentFile): ContentFile => {
  const { schema, validation, language } = file;
  if (!validation.success || language) return file;
  const data = withIds(schema, validation.data) as Record<string, unknown>;
  return { ...file, validation: { success: true, data } };
});

/**
 * Returns what pages get in place of a value: labels have facts in place of braces, hours are minutes, links lead to
 * pages of the language or to the pharmacy's own systems, a link to a page in another language says so, and a mapping
 * is a list. What a value needs is left out. Addresses of this site are below `folder`.
 */
function shownIn(
  language: LanguageContent,
  original: LanguageContent,
  facts: Facts,
  folder: string,
) {
  const { inLanguage = "{label} ({language})" } = valueOf<{ inLanguage?: string }>(
    language,
    singleFiles.labels,
  );
  const { isElsewhere, ownSystemAt, translateReference } = referencesIn(language, original);
  const originalName = languageName(original.code, language.code);
  return (file: string) =>
    (value: unknown, before: DescribedValue): unknown => {
      if (typeof value === "string") {
        const { fieldType } = metaOf(before.schema);
        if (fieldType === "need") return undefined;
        if (fieldType === "text" || fieldType === "other-name") return withoutNeeds(value);
        if (fieldType === "label") return fillIn(withoutNeeds(value), facts);
        if (fieldType === "hours") return dayHoursOf(value);
        const isOwnAddress = value.startsWith("/") && ["path", "url"].includes(fieldType ?? "");
        return (isOwnAddress ? folder : "") + translateReference(value, fieldType);
      }
      const path = valueIn(before.value, "path");
      const label = valueIn(value, "label");
      if (typeof path !== "string" || typeof label !== "string")
        return mappingAsList(value, before);
      const url = ownSystemAt(path, file);
      if (url) return { ...(value as object), url };
      if (!isElsewhere(path)) return value;
      const words = { label, language: originalName };
      return { ...(value as object), label: fillIn(inLanguage, words) };
    };
}

/** Returns the fields of an entry that the template of the A to Z page queries. */
const shownEntry = ({ value, name, within, page, anchor }: ListedEntry) => ({
  name,
  within,
  alsoCalled: valueIn(value, "alsoCalled") ?? [],
  path: anchor ? `${page}#${anchor}` : page,
});

/** Merges the words of two files. Where both have a text, the text of `above` is kept. */
export function mergeWords(below: unknown, above: unknown): unknown {
  if (above === undefined) return below;
  if (!isGroup(below) || !isGroup(above)) return above;
  const keys = new Set([...Object.keys(below), ...Object.keys(above)]);
  return Object.fromEntries([...keys].map((key) => [key, mergeWords(below[key], above[key])]));
}

function withCredit(words: Record<string, unknown>, { drawings }: Pick<Content, "drawings">) {
  const { map } = words as { map: { drawing?: string; mapData: string } };
  const source = drawings.get(map.drawing ?? "")?.rootAttributes[mapAttributes.source];
  if (source !== openStreetMap.name) return {};
  const credit = { label: fillIn(map.mapData, { source }), url: openStreetMap.license };
  return { map: { ...map, credit } };
}

/**
 * Returns the content of each language that the site publishes, by the path of the file that Gatsby reads, such as
 * `es/pages/home.yaml`: the values of the default language with the words of the translation. Drafts are translations
 * that nobody has confirmed yet.
 *
 * Each file has its `locale`. The file of a page also has its `path`, the addresses of the page in all `languages`;
 * that of the A to Z page has the `entries`, and that of the pharmacy the `facts` that texts name, and the address at which
 * the site is published. All addresses of this
 * site are below the folder in which it is published.
 */
export function siteContent(
  content: Content,
  withDrafts = false,
  folder = "",
): ReadonlyMap<string, Record<string, unknown>> {
  const languages = content.pharmacy
    ? shownLanguages(content, content.pharmacy.value, withDrafts)
    : [];
  const [original] = languages;
  if (!original || !content.pharmacy) return new Map();
  const website = publishedAt(content.pharmacy.value);
  const addressesOf = (id: string) =>
    languages.flatMap(({ code, addresses }): Queries.SitePageAddress[] => {
      const path = addresses.get(id);
      return path === undefined ? [] : [{ locale: code, path: folder + path }];
    });
  return new Map(
    languages.flatMap((language) => {
      const { code, files, addresses } = language;
      const addressOf = (path: string) => {
        const address = addresses.get(path);
        return address === undefined ? undefined : folder + address;
      };
      const dates = dateLanguage(code, original.code);
      const agreements = valueOf<FactSource["agreements"]>(language, singleFiles.agreements);
      const pharmacy = valueOf<FactSource>(language, singleFiles.pharmacy);
      const facts = factsOf({ ...pharmacy, agreements }, dates);
      const shown = shownIn(language, original, facts, folder);
      const shownWords = new Map(
        files.map((file) => [
          file.path,
          mapValues(file.schema, file.value, shown(file.path)) as Record<string, unknown>,
        ]),
      );
      const listed = listedEntries(
        [...shownWords].map(([path, value]) => ({ path, value })),
        ({ path }) => addressOf(path),
      );
      for (const { value, anchor } of listed) if (anchor) Object.assign(value, { id: anchor });
      return files.map((file) => {
        const below = shownWords.get(contentTypeAt(file.path)?.over ?? "");
        const words = mergeWords(below, shownWords.get(file.path)) as Record<string, unknown>;
        const path = addressOf(file.path);
        const list = file.path === singleFiles.aToZPage.path && { entries: listed.map(shownEntry) };
        const texts = file.path === singleFiles.pharmacy.path && { facts, website };
        const page = path !== undefined && {
          path,
          languages: addressesOf(file.path),
        };
        const labels = file.path === singleFiles.labels.path && { dateLanguage: dates };
        const credit = file.path === singleFiles.contactPage.path && withCredit(words, content);
        const added = { ...credit, ...page, ...list, ...texts, ...labels };
        return [`${code}/${file.path}`, { ...words, ...added, locale: code }] as const;
      });
    }),
  );
}
