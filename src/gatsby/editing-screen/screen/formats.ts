/** How the screen reads and writes each type of file. */
import type { AppEventListener } from "@sveltia/cms";
import {
  type ContentType,
  contentTypeAt,
  folders,
  singleFiles,
} from "../../../content/schema/content-files";
import { isEmpty } from "../values";
import { fileFormat } from "./file-format";

/** A file as Sveltia CMS hands it over before it saves it. */
export type SavedFile = Parameters<AppEventListener["handler"]>[0]["entry"];

const withFormat = (isInFolder: boolean) => (type: ContentType) =>
  [type.typeName, fileFormat(type.schema, isInFolder)] as const;

/** Formats by the name of the type. */
export const formats = new Map([
  ...Object.values(singleFiles).map(withFormat(false)),
  ...Object.values(folders).map(withFormat(true)),
]);

/** Returns the path of a file below `data/`. */
export const pathOf = (file: SavedFile): string => file.get("path").replace(/^data\//, "");

/** Removes keys with which Sveltia CMS marks moved entries, as it does when it writes. */
function withoutMarks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutMarks);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !key.startsWith("__sc_"))
      .map(([key, entry]) => [key, withoutMarks(entry)]),
  );
}

/** Texts that Sveltia CMS saved last, by path. */
let lastTexts: ReadonlyMap<string, string> = new Map();

/** Returns the path of a text that Sveltia CMS writes; empty if it is unknown. */
export const savedPath = (written: string): string =>
  [...lastTexts].find(([, text]) => text === written)?.[0] ?? "";

/** Returns what Sveltia CMS will write: the texts of a file and of its translations, by path below `data/`. */
export function textsOf(file: SavedFile): Map<string, string> {
  const { data, i18n } = file.toJS() as { data: unknown; i18n: Record<string, { data: unknown }> };
  const words = Object.entries(i18n).map(([code, translation]) => [code, translation.data]);
  lastTexts = textsIn(pathOf(file), data, Object.fromEntries(words) as Record<string, unknown>);
  return new Map(lastTexts);
}

/**
 * Returns the texts of a file and of its translations, by path below `data/`.
 *
 * @param translations values by language
 */
export function textsIn(
  path: string,
  original: unknown,
  translations: Readonly<Record<string, unknown>>,
): Map<string, string> {
  const format = formats.get(contentTypeAt(path)?.typeName ?? "");
  const values = [
    [path, withoutMarks(original)] as const,
    ...Object.entries(translations).map(
      ([code, words]) => [`${code}/${path}`, withoutMarks(words)] as const,
    ),
  ];
  return new Map(
    values.flatMap(([place, value]) =>
      format && !isEmpty(value) ? [[place, format.toFile(value)] as const] : [],
    ),
  );
}
