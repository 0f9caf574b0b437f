/** Merges a file and its translations. They keep the words of each entry that the merged original keeps. */
import { withKeys } from "../../content/languages/entry-keys";
import { contentTypeAt } from "../../content/schema/content-files";
import { contentYaml } from "../../content/write/content-yaml";
import { isSame, readText } from "../../content/write/values";
import { type Choose, mergeChanges, mergeValues, type Versions } from "./merge-changes";
import { alignWords, withoutPlaces } from "./entry-ids";

/** Versions of the text of a file, with its path below `data/`. */
type FileVersions = readonly [path: string, texts: Versions<string>];

/** Returns the merged texts, by path below `data/`. Entries are deleted from original and translations together. */
export function mergeFiles(
  original: FileVersions,
  translations: readonly FileVersions[],
  choose: Choose,
): Map<string, string> {
  const [path, texts] = original;
  const merged = mergeChanges(path, texts, choose);
  const words = translations.map(
    ([place, versions]) =>
      [
        place,
        mergeChanges(place, withKeptWords(original, merged, [place, versions]), choose),
      ] as const,
  );
  return new Map([[path, merged], ...words]);
}

/** Returns a translation in which nobody deleted the words of entries that the merged original keeps. */
function withKeptWords(
  [path, originals]: FileVersions,
  merged: string,
  [place, texts]: FileVersions,
): Versions<string> {
  const schema = contentTypeAt(path)?.schema;
  const wordsSchema = contentTypeAt(place)?.schema;
  if (!schema || !wordsSchema) return texts;
  const read = (text: string) => readText(text, schema) ?? {};
  const wordsBefore = (original: string) =>
    alignWords(schema, withKeys(schema, read(original)), read(texts.base));
  const onSide = (side: "ours" | "theirs") => {
    const words = read(texts[side]);
    const versions = {
      base: wordsBefore(originals[side]),
      ours: words,
      theirs: wordsBefore(merged),
    };
    const kept = withoutPlaces(
      schema,
      mergeValues(versions, schema, () => "ours"),
    );
    return isSame(kept, words) ? texts[side] : contentYaml(wordsSchema, kept, texts[side]);
  };
  return { ...texts, ours: onSide("ours"), theirs: onSide("theirs") };
}
