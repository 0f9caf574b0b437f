/** The texts of a file and of its translations, as they are saved. */
import { contentTypeAt } from "../../../content/schema/content-files";
import { type Group, isEmpty, isSame } from "../values";
import { contentYaml } from "./content-yaml";
import { idsToGive, withoutPlainIds, wordsToSave } from "./entry-ids";
import { type KnownFiles, MARK, type Version } from "./known-files";

/** Values of a file and of its translations, by path below `data/`. The first one is in the default language. */
export type FileValues = ReadonlyMap<string, Group>;

/** A text to save. */
export interface WrittenText extends Version {
  /** Text from which the value was read; `undefined` for a new file. */
  before: string | undefined;
}

/** Removes keys that are not of the file: our mark, and those of Sveltia CMS for moved entries. */
function withoutMarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMarks);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== MARK && !key.startsWith("__sc_"))
      .map(([key, entry]) => [key, withoutMarks(entry)]),
  );
}

/**
 * Returns the values with an id for each new entry, from its name in the first language. The words of a copied entry
 * are no words for its copy.
 */
export function withGivenIds(values: FileValues): FileValues {
  const [[path, original] = ["", {}]] = values;
  const schema = contentTypeAt(path)?.schema;
  const given = schema ? idsToGive(schema, original) : [];
  return new Map(
    [...values].map(([place, value]) => {
      const copy = structuredClone(value);
      for (const { list, index, id, copyOf } of given) {
        const entries = list.reduce<unknown>(
          (part, step) => (part as Group | undefined)?.[step],
          copy,
        );
        if (!Array.isArray(entries) || !entries[index]) continue;
        const words = entries[index] as Group;
        const source = copyOf === undefined ? undefined : (entries[copyOf] as Group);
        if (place === path || !isSame(withoutMarks(words), withoutMarks(source))) words["id"] = id;
        else entries[index] = { ...(words["type"] !== undefined && { type: words["type"] }), id };
      }
      return [place, copy] as const;
    }),
  );
}

/** Returns the texts, by path below `data/`. */
export function writtenTexts(values: FileValues, known: KnownFiles): Map<string, WrittenText> {
  const [path = ""] = values.keys();
  const original = contentTypeAt(path);
  return new Map(
    [...values].flatMap(([place, value]) => {
      const type = contentTypeAt(place);
      const content = withoutMarks(value);
      const version = known.version(value);
      if (!type || !original || (!version && isEmpty(content))) return [];
      const leftovers = version?.leftovers ?? new Map<string, Group[]>();
      const kept =
        place === path
          ? withoutPlainIds(type.schema, content)
          : wordsToSave(original.schema, content, leftovers);
      const before = version?.text;
      const text = contentYaml(type.schema, kept, before);
      return [[place, { before, text, leftovers }] as const];
    }),
  );
}
