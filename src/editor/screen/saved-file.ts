/** Files as Sveltia CMS hands them over when it saves them. */
import type { AppEventListener } from "@sveltia/cms";
import { withoutData } from "../../content/schema/content-files";
import type { Group } from "../../content/write/values";
import type { FileValues } from "./written-texts";

/** An Immutable.js map. */
export type SavedFile = Parameters<AppEventListener["handler"]>[0]["entry"];

/** Returns the path of a file below `data/`. */
export const pathOf = (file: SavedFile): string => withoutData(file.get("path"));

interface Languages {
  /** Absent if the screen cannot read the file. */
  data?: Group;
  i18n: Record<string, { data: Group }>;
}

/** Returns the values of a file and of its translations, by path below `data/`. */
export function valuesOf(file: SavedFile): FileValues {
  const path = pathOf(file);
  const { data, i18n } = file.toJS() as Languages;
  const words = Object.entries(i18n).map(([code, { data }]) => [`${code}/${path}`, data] as const);
  return new Map([[path, data ?? {}], ...words]);
}

/** Returns the file with other values. */
export function withValues(file: SavedFile, values: FileValues): SavedFile {
  const path = pathOf(file);
  const { i18n } = file.toJS() as Languages;
  const words = Object.keys(i18n).map((code) => [code, { data: values.get(`${code}/${path}`) }]);
  const translations = Object.fromEntries(words) as Languages["i18n"];
  return file.set("data", values.get(path) ?? {}).set("i18n", translations);
}
