/** Pages of the site and their anchors, as targets of links. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { categoryPaths } from "../../lib/equipment-pages";
import { BOOKING_SECTION_ID, HOURS_SECTION_ID, TRANSFER_SECTION_ID } from "../../lib/paths";
import { addressOf, fixedPageFiles, isPageFile } from "../languages/addresses";
import { singleFiles } from "../schema/content-files";
import { valueIn } from "../schema/value-path";
import type { ContentFile } from "./load-file";

type PageFile = Pick<ContentFile, "path" | "value">;

/** Anchors after `#`, by the address of the page or document. */
export type SitePages = ReadonlyMap<string, readonly string[]>;

/** PDFs that staff put into `static/files/`. */
function documents(rootFolder: string): string[] {
  try {
    return readdirSync(join(rootFolder, "static/files")).filter((name) => name.endsWith(".pdf"));
  } catch {
    return [];
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Objects in a list. Empty if an invalid file has another value. */
const objectsOf = (list: unknown) => (Array.isArray(list) ? list.filter(isObject) : []);

/** Returns the `slug` of a file, if it has one. */
const slugIn = (files: readonly PageFile[]) => (path: string) => {
  const slug = valueIn(files.find((file) => file.path === path)?.value, "slug");
  return typeof slug === "string" ? slug : undefined;
};

/** Returns the address of a page in the default language; `undefined` for a file that is no page. */
export const pageAddress = (path: string, files: readonly PageFile[]): string | undefined =>
  isPageFile(path) ? addressOf(path, "/", slugIn(files)) : undefined;

/** Returns the addresses of the pages that every site has. */
export const fixedPages = (files: readonly PageFile[]): string[] =>
  fixedPageFiles.map((path) => addressOf(path, "/", slugIn(files)));

/** Addresses of the pages of long equipment categories, below the page that shows them. */
function equipmentPages(parent: string, files: readonly PageFile[]): string[] {
  const catalog = files.find(({ path }) => path === singleFiles.equipment.path);
  return objectsOf(valueIn(catalog?.value, "categories")).flatMap(({ name, items }) =>
    categoryPaths(parent, { name: String(name), items: Array.isArray(items) ? items : [] }),
  );
}

/** Anchors that the code gives to a page. */
const ANCHORS: Readonly<Record<string, string>> = {
  [singleFiles.contactPage.path]: HOURS_SECTION_ID,
  [singleFiles.prescriptionsPage.path]: TRANSFER_SECTION_ID,
};

/**
 * Lists every page and document of the site in the default language. Includes pages whose files have
 * mistakes, so that links to them are not reported as well.
 */
export function sitePages(rootFolder: string, files: readonly PageFile[]): SitePages {
  const pages = new Map<string, string[]>();
  for (const name of documents(rootFolder)) pages.set(`/files/${name}`, []);
  for (const page of fixedPages(files)) pages.set(page, []);
  for (const { path, value } of files) {
    const address = pageAddress(path, files);
    if (address === undefined || path === singleFiles.notFoundPage.path) continue;
    const isTaken = !fixedPageFiles.includes(path) && pages.has(address);
    if (isTaken) continue;
    const sections = ["formSections", "sections"].flatMap((key) => objectsOf(valueIn(value, key)));
    const types = sections.map(({ type }) => type);
    pages.set(address, [
      ...sections.flatMap(({ id }) => (typeof id === "string" ? [id] : [])),
      ...(ANCHORS[path] ? [ANCHORS[path]] : []),
      ...(types.includes("booking") ? [BOOKING_SECTION_ID] : []),
    ]);
    if (types.includes("equipment")) {
      for (const page of equipmentPages(address, files)) pages.set(page, []);
    }
  }
  return pages;
}

/**
 * Addresses of pages whose files cannot be parsed. Their anchors and the pages below them are unknown.
 *
 * @param paths every file of `data/`
 * @param files the files that can be read
 */
export const unreadPages = (paths: readonly string[], files: readonly PageFile[]): string[] =>
  paths
    .filter((path) => !files.some((file) => file.path === path))
    // Every address begins with that of the home page.
    .filter((path) => path !== singleFiles.homePage.path)
    .flatMap((path) => pageAddress(path, files) ?? []);
