/** The texts of a file and of its translations, as they are saved. */
import type { z } from "zod";
import { contentTypeAt } from "../../content/schema/content-files";
import { mergeValues } from "../merge-changes";
import { type Group, isEmpty, readText } from "../../content/write/values";
import { contentYaml } from "../../content/write/content-yaml";
import { giveIds, withoutPlaces, withoutPlainIds } from "./entry-ids";
import { type KnownFiles, MARK, type Version } from "./known-files";

/** Values of a file and of its translations, by path below `data/`. The first one is in the default language. */
export type FileValues = ReadonlyMap<string, Group>;

/** A text to save. */
export interface WrittenText extends Version {
  /** Text from which the value was read; `undefined` for a new file. */
  before: string | undefined;
  /** Path of the file from which the value was read. It is another one if the page gets another address. */
  from: string;
}

/** Returns a copy without the keys that Sveltia CMS gives to moved entries. */
const copyOf = (value: Group) =>
  JSON.parse(
    JSON.stringify(value, (key, part: unknown) => (key.startsWith("__sc_") ? undefined : part)),
  ) as Group;

/** Returns the values with an id for each new entry, from its name in the first language. */
export function withGivenIds(values: FileValues): FileValues {
  const copies = new Map([...values].map(([place, value]) => [place, copyOf(value)]));
  const [path = ""] = copies.keys();
  const schema = contentTypeAt(path)?.schema;
  if (schema) giveIds(schema, [...copies.values()]);
  return copies;
}

/** Returns the texts, by path below `data/`. */
export function writtenTexts(values: FileValues, known: KnownFiles): Map<string, WrittenText> {
  const [path = ""] = values.keys();
  const original = contentTypeAt(path);
  return new Map(
    [...values].flatMap(([place, value]) => {
      const type = contentTypeAt(place);
      const version = known.version(value);
      const shown = { ...value };
      delete shown[MARK];
      if (!type || !original || (!version && isEmpty(shown))) return [];
      const before = version?.text;
      const kept =
        place === path
          ? withoutPlainIds(type.schema, shown)
          : withoutPlaces(original.schema, wordsOf(original.schema, shown, version));
      const from = version ? known.pathOf(value) : place;
      const text = contentYaml(type.schema, kept, before);
      return [[place, { before, from, text, shown }] as const];
    }),
  );
}

/** Returns the texts alone. */
export const textsOf = (written: ReadonlyMap<string, WrittenText>): Map<string, string> =>
  new Map([...written].map(([place, { text }]) => [place, text]));

/** Returns the words of a translation, also those for entries that the original does not have and nobody saw. */
function wordsOf(schema: z.ZodObject, shown: Group, version: Version | undefined): unknown {
  if (!version) return shown;
  const theirs = readText(version.text, schema);
  return mergeValues({ base: version.shown, ours: shown, theirs }, schema, () => "ours");
}
