import { contentTypeAt, isFolderType } from "../content/schema/content-files";

/** Returns the address after `#` at which Sveltia CMS edits a file; `undefined` if it does not know it. */
export function routeOf(path: string): string | undefined {
  const type = contentTypeAt(path);
  if (!type) return undefined;
  const name = path.replace(/^.*\/|\.yaml$/g, "");
  // Files that are directly in `data/` are "singletons" of Sveltia CMS.
  const [collection = "_singletons"] = /^[\w-]+(?=\/|$)/.exec(type.path) ?? [];
  return `#/collections/${collection}/entries/${isFolderType(type) ? name : type.typeName}`;
}
