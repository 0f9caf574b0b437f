/** Addresses of the pages that are made from files, in each language. */
import { folders, singleFiles } from "../schema/content-files";

/** Last part of the address in the default language. The home page has none. */
const FIXED_SLUGS: Readonly<Record<string, string>> = {
  [singleFiles.homePage.path]: "",
  [singleFiles.aboutPage.path]: "about",
  [singleFiles.servicesPage.path]: "services",
  [singleFiles.prescriptionsPage.path]: "prescriptions",
  [singleFiles.contactPage.path]: "contact",
  [singleFiles.privacyPage.path]: "privacy",
  // Gatsby makes /404.html, which hosts look for, from the page with this address.
  [singleFiles.notFoundPage.path]: "404",
};

const SERVICES = `${folders.services.path}/`;
const OWN_PAGES = `${folders.ownPages.path}/`;

/** Files of the pages that every site has, without that of missing pages. */
export const fixedPageFiles = Object.keys(FIXED_SLUGS).filter(
  (path) => path !== singleFiles.notFoundPage.path,
);

/** Name of a file without folder and extension. */
export const keyOf = (path: string) => path.slice(path.lastIndexOf("/") + 1).replace(/\.yaml$/, "");

/** True for a file that is the content of a page. */
export const isPageFile = (path: string) =>
  path in FIXED_SLUGS || path.startsWith(SERVICES) || path.startsWith(OWN_PAGES);

/** Start of all addresses in a language: `/`, or `/es/`. */
export const prefixOf = (code: string, isDefault: boolean) =>
  isDefault ? "/" : `/${code.toLowerCase()}/`;

/**
 * Returns the address of a page.
 *
 * @param path file below `data/`
 * @param prefix start of all addresses in the language
 * @param slugOf the `slug` of a file in the language
 */
export function addressOf(
  path: string,
  prefix: string,
  slugOf: (path: string) => string | undefined,
): string {
  if (path === singleFiles.notFoundPage.path && prefix !== "/") return `${prefix}404.html`;
  const slug = slugOf(path) ?? FIXED_SLUGS[path] ?? keyOf(path);
  const parent = path.startsWith(SERVICES)
    ? addressOf(singleFiles.servicesPage.path, prefix, slugOf)
    : prefix;
  return slug ? `${parent}${slug}/` : parent;
}
