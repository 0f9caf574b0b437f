/** Where a file and a field of `data/` are on the screen. */
import { contentTypeAt, folders, singleFiles } from "../../../content/schema/content-files";
import type { ValuePath } from "../../../content/schema/value-path";
import { labelOf } from "../labels";
import { siteFacts } from "./site-facts";

const [firstLanguage = "_default"] = siteFacts.languages;

/** A file as the screen lists it. */
export interface Place {
  /** Language of the words. */
  locale: string;
  /** Path of the file in the first language, below `data/`. */
  original: string;
  /** Address after `#`. */
  route: string;
  label: string;
}

/** Returns where the screen edits a file; `undefined` if it does not know it. */
export function placeOf(file: string): Place | undefined {
  const path = file.replace(/^data\//, "");
  const type = contentTypeAt(path);
  if (!type) return undefined;
  const original = type.language ? path.slice(type.language.length + 1) : path;
  const [folder = "", name] = original.replace(/\.yaml$/, "").split("/");
  const isOneOfMany = Object.values(folders).some(({ path }) => path === folder);
  const collection = name === undefined ? "_singletons" : folder;
  const label = isOneOfMany ? `${labelOf(folder)}, ${labelOf(name ?? "")}` : labelOf(type.typeName);
  return {
    locale: type.language ?? firstLanguage,
    original,
    route: `#/collections/${collection}/entries/${isOneOfMany ? name : type.typeName}`,
    label: type.language ? `${label} (${languageName(type.language)})` : label,
  };
}

/** Returns the path below `data/` of the file that an address after `#` opens; `undefined` for a list or a new file. */
export function pathAtRoute(route: string): string | undefined {
  const [, collection = "", name = ""] =
    /^#\/collections\/([^/]+)\/entries\/([^/?]+)/.exec(route) ?? [];
  if (Object.values(folders).some(({ path }) => path === collection)) {
    return `${collection}/${name}.yaml`;
  }
  return Object.values(singleFiles).find(({ typeName }) => typeName === name)?.path;
}

const languageName = (code: string) =>
  new Intl.DisplayNames("en", { type: "language" }).of(code) ?? code;

/** Returns the labels that lead to a field: `Special hours, 3, Hours`. */
export const fieldLabel = (path: ValuePath): string =>
  path
    .map((step) => (typeof step === "number" ? String(step + 1) : labelOf(String(step))))
    .join(", ");
