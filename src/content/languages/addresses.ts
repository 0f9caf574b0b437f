import { type ContentType, contentTypeAt, folders, singleFiles } from "../schema/content-files";
import { valueIn } from "../schema/value-path";

const SERVICES = `${folders.services.path}/`;

/** Returns the pages with a file of their own in `pages/`, without the 404 page. */
export const pageTypes = Object.values<ContentType>(singleFiles).filter(
  (type) => type.template !== undefined && type !== singleFiles.notFoundPage,
);

/** Content of a file below `data/`, which may be invalid. */
export interface PageFile {
  path: string;
  value: unknown;
}

const keyOf = (path: string) => path.slice(path.lastIndexOf("/") + 1).replace(/\.yaml$/, "");

/** True for a file that is the content of a page. */
export const isPageFile = (path: string) =>
  [singleFiles.notFoundPage, ...pageTypes].some((type) => type.path === path) ||
  Object.values(folders).some((folder) => path.startsWith(`${folder.path}/`));

/** Start of all addresses in a language: `/`, or `/es/`. */
export const prefixOf = (code: string, isDefault: boolean) =>
  isDefault ? "/" : `/${code.toLowerCase()}/`;

/** Returns the address of a file's page, from the content in its language and the prefix of that language. */
export function pageAddress(path: string, files: readonly PageFile[], prefix = "/"): string {
  if (path === singleFiles.notFoundPage.path && prefix !== "/") return `${prefix}404.html`;
  const written = valueIn(files.find((file) => file.path === path)?.value, "slug");
  const slug = typeof written === "string" ? written : (contentTypeAt(path)?.slug ?? keyOf(path));
  const parent = path.startsWith(SERVICES)
    ? pageAddress(singleFiles.servicesPage.path, files, prefix)
    : prefix;
  return slug ? `${parent}${slug}/` : parent;
}

/** List at a key. Empty if an invalid file has another value. */
export const listIn = (value: unknown, key: string): readonly unknown[] => {
  const list = valueIn(value, key);
  return Array.isArray(list) ? list : [];
};
