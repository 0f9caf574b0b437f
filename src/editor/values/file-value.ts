/** A file and its translations as the one value of a form, and back. */
import { wordsOf } from "../../content/languages/translation-of";
import { contentTypeAt } from "../../content/schema/content-files";
import { contentYaml } from "../../content/write/content-yaml";
import { isEmpty, isGroup, readText } from "../../content/write/values";
import { combine, split } from "./combine";
import { mergeValues } from "./merge-changes";

/** Texts of a file and of its translations, by path below `data/`. A file that is not there has none. */
export type Texts = Readonly<Record<string, string>>;

/** A file, or a translation of it. */
export interface Place {
  /** Path below `data/`. */
  path: string;
  /** Language of a translation. */
  code?: string;
}

/** Returns the type of a file in the default language. Throws an Error for any other path. */
export function typeAt(path: string) {
  const type = contentTypeAt(path);
  if (!type || type.language) throw new Error(`There is no form for ${path}.`);
  return type;
}

/** Returns a file, then its translations. `others` are the languages of the site beside the first one. */
export function placesOf(path: string, others: readonly string[]): Place[] {
  const codes = wordsOf(typeAt(path).schema) ? others : [];
  return [{ path }, ...codes.map((code) => ({ path: `${code}/${path}`, code }))];
}

const codesOf = (places: readonly Place[]) => places.flatMap(({ code }) => code ?? []);

/** Returns the first of the files whose text is not readable YAML; `undefined` if all can be read. */
export const unreadableIn = (texts: Texts): string | undefined =>
  Object.entries(texts).find(([, text]) => typeof readText(text, undefined) === "string")?.[0];

/** Returns the value of the form. */
export function valueOf(path: string, texts: Texts, others: readonly string[]): unknown {
  const { schema } = typeAt(path);
  const [, ...translations] = placesOf(path, others);
  const read = (place: string) => readText(texts[place] ?? "", schema) ?? {};
  const words = translations.map((place) => [place.code, read(place.path)]);
  return combine(schema, read(path), Object.fromEntries(words) as Record<string, unknown>);
}

/**
 * Returns the texts of a value, with the comments and the order of those that it was read from. Words of a translation
 * for which the original has no entry stay: no form shows them.
 */
export function textsOf(
  path: string,
  value: unknown,
  before: Texts,
  others: readonly string[],
): Map<string, string> {
  const { schema } = typeAt(path);
  const places = placesOf(path, others);
  const values = split(schema, value, codesOf(places));
  const shown = split(schema, valueOf(path, before, others), codesOf(places));
  return new Map(
    places.flatMap((place, index) => {
      const text = before[place.path];
      const type = contentTypeAt(place.path);
      let ours = values[index];
      if (place.code && text !== undefined) {
        const versions = { base: shown[index], ours, theirs: readText(text, schema) ?? {} };
        ours = mergeValues(versions, schema, () => "ours");
      }
      const isAbsent = text === undefined && (place.code ? isEmpty(ours) : !isGroup(ours));
      return type && !isAbsent ? [[place.path, contentYaml(type.schema, ours, text)]] : [];
    }),
  );
}
