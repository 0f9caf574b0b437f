/** Addresses of pages in each language. */
import { categoryPath, pageCount, type EquipmentPageContext } from "../../lib/equipment-pages";
import { folders, singleFiles } from "../schema/content-files";
import { valueIn } from "../schema/value-path";
import { plain } from "../../lib/words";

/** Last part of the address in the default language. The home page has none. */
const FIXED_SLUGS: Readonly<Record<string, string>> = {
  [singleFiles.homePage.path]: "",
  [singleFiles.aboutPage.path]: "about",
  [singleFiles.servicesPage.path]: "services",
  [singleFiles.prescriptionsPage.path]: "prescriptions",
  [singleFiles.contactPage.path]: "contact",
  [singleFiles.privacyPage.path]: "privacy",
  [singleFiles.aToZPage.path]: "a-z",
  // Gatsby makes /404.html, which hosts look for, from the page with this address.
  [singleFiles.notFoundPage.path]: "404",
};

const SERVICES = `${folders.services.path}/`;

const OWN_PAGES = `${folders.ownPages.path}/`;

/** Files of the pages that every site has, without the 404 page. */
export const fixedPageFiles = Object.keys(FIXED_SLUGS).filter(
  (path) => path !== singleFiles.notFoundPage.path && path !== singleFiles.aToZPage.path,
);

/** Content of a file below `data/`, which may be invalid. */
export interface PageFile {
  path: string;
  value: unknown;
}

/** Name of a file without folder and extension. */
const keyOf = (path: string) => path.slice(path.lastIndexOf("/") + 1).replace(/\.yaml$/, "");

/** True for a file that is the content of a page. */
export const isPageFile = (path: string) =>
  path in FIXED_SLUGS || path.startsWith(SERVICES) || path.startsWith(OWN_PAGES);

/** Start of all addresses in a language: `/`, or `/es/`. */
export const prefixOf = (code: string, isDefault: boolean) =>
  isDefault ? "/" : `/${code.toLowerCase()}/`;

/**
 * Returns the address of a page.
 *
 * @param path file of the page
 * @param files content in the page's language
 * @param prefix start of all addresses in the language
 */
export function pageAddress(path: string, files: readonly PageFile[], prefix = "/"): string {
  if (path === singleFiles.notFoundPage.path && prefix !== "/") return `${prefix}404.html`;
  const written = valueIn(files.find((file) => file.path === path)?.value, "slug");
  const slug = typeof written === "string" ? written : (FIXED_SLUGS[path] ?? keyOf(path));
  const parent = path.startsWith(SERVICES)
    ? pageAddress(singleFiles.servicesPage.path, files, prefix)
    : prefix;
  return slug ? `${parent}${slug}/` : parent;
}

/** A page of a long equipment category, below the page that shows the equipment. */
export interface Subpage extends EquipmentPageContext {
  path: string;
}

/** List at a key. Empty if an invalid file has another value. */
export const listIn = (value: unknown, key: string): readonly unknown[] => {
  const list = valueIn(value, key);
  return Array.isArray(list) ? list : [];
};

/** Returns the subpages of a page. Only the page with the equipment has any. */
export function subpagesOf(
  { value }: PageFile,
  address: string,
  files: readonly PageFile[],
): Subpage[] {
  const isShown = listIn(value, "sections").some((part) => valueIn(part, "type") === "equipment");
  if (!isShown) return [];
  const catalog = files.find(({ path }) => path === singleFiles.equipment.path)?.value;
  return listIn(catalog, "categories").flatMap((entry, category) => {
    const name = plain(String(valueIn(entry, "name")));
    return Array.from({ length: pageCount(listIn(entry, "items").length) }, (_, index) => ({
      category,
      page: index + 1,
      path: categoryPath(address, name, category, index + 1),
    }));
  });
}
