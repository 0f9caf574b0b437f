import { contentTypeAt, isFolderType } from "../content/schema/content-files";
import { SCREEN_PAGE } from "./screen-facts";

/** Names in the query of an address. */
export const FIELD = "field";
export const LANGUAGE = "language";

/** Returns the address after `#` at which Sveltia CMS edits a file; `undefined` if it does not know it. */
export function routeOf(path: string): string | undefined {
  const type = contentTypeAt(path);
  if (!type) return undefined;
  const name = path.replace(/^.*\/|\.yaml$/g, "");
  // Files that are directly in `data/` are "singletons" of Sveltia CMS.
  const [collection = "_singletons"] = /^[\w-]+(?=\/|$)/.exec(type.path) ?? [];
  return `#/collections/${collection}/entries/${isFolderType(type) ? name : type.typeName}`;
}

/** Returns the address of a file, or of a field such as `hours.monday`, whose query `screen/named-field.ts` reads. */
export function screenAddress(file: string, field = ""): string {
  const language = contentTypeAt(file)?.language;
  const query = new URLSearchParams({
    ...(field && { [FIELD]: field }),
    ...(language && { [LANGUAGE]: language }),
  }).toString();
  return `${SCREEN_PAGE}${query && `?${query}`}${routeOf(file) ?? "#/"}`;
}
