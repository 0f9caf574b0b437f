/** Pages of the site and their anchors, as targets of links. */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { categoryPaths } from "../../lib/equipment-pages";
import {
  BOOKING_SECTION_ID,
  ownPagePath,
  servicePath,
  TRANSFER_SECTION_ID,
  HOURS_SECTION_ID,
} from "../../lib/paths";
import { contentTypeAt, folders, singleFiles } from "../schema/content-files";
import { valueIn } from "../schema/value-path";
import type { ContentFile } from "./load-file";

type PageFile = Pick<ContentFile, "path" | "value">;

/** Anchors after `#`, by the address of the page or document. */
export type SitePages = ReadonlyMap<string, readonly string[]>;

/** Addresses of the pages in `src/pages`. */
export function fixedPages(rootFolder: string): string[] {
  return readdirSync(join(rootFolder, "src/pages"))
    .map((file) => file.replace(/\.tsx$/, ""))
    .filter((name) => name !== "404")
    .map((name) => (name === "index" ? "/" : `/${name}/`));
}

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

/** Address of the page made from a file, if the file is in a folder of pages. */
export function addressOfPage(path: string): string | undefined {
  const slug = path.slice(path.indexOf("/") + 1).replace(/\.yaml$/, "");
  switch (contentTypeAt(path)) {
    case folders.services:
      return servicePath(slug);
    case folders.ownPages:
      return ownPagePath(slug);
    default:
      return undefined;
  }
}

/** Addresses of the pages of long equipment categories, below the page that shows them. */
function equipmentPages(parent: string, files: readonly PageFile[]): string[] {
  const catalog = files.find(({ path }) => path === singleFiles.equipment.path);
  return objectsOf(valueIn(catalog?.value, "categories")).flatMap(({ name, items }) =>
    categoryPaths(parent, { name: String(name), items: Array.isArray(items) ? items : [] }),
  );
}

/**
 * Lists every page and document of the site. Includes pages whose files have mistakes, so that links to
 * them are not reported as well.
 *
 * @param fixed addresses of the pages in `src/pages`
 */
export function sitePages(
  rootFolder: string,
  files: readonly PageFile[],
  fixed = fixedPages(rootFolder),
): SitePages {
  const pages = new Map<string, string[]>();
  for (const name of documents(rootFolder)) pages.set(`/files/${name}`, []);
  for (const page of fixed) pages.set(page, []);
  pages.get("/contact/")?.push(HOURS_SECTION_ID);
  pages.get("/prescriptions/")?.push(TRANSFER_SECTION_ID);
  for (const { path, value } of files) {
    const sections = ["formSections", "sections"].flatMap((key) => objectsOf(valueIn(value, key)));
    const ids = sections.flatMap(({ id }) => (typeof id === "string" ? [id] : []));
    if (path === singleFiles.privacyPage.path) pages.set("/privacy/", ids);
    const address = addressOfPage(path);
    if (address !== undefined && !pages.has(address)) {
      const types = sections.map(({ type }) => type);
      pages.set(address, types.includes("booking") ? [...ids, BOOKING_SECTION_ID] : ids);
      if (types.includes("equipment")) {
        for (const page of equipmentPages(address, files)) pages.set(page, []);
      }
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
export function unreadPages(paths: readonly string[], files: readonly PageFile[]): string[] {
  const unread = paths.filter((path) => !files.some((file) => file.path === path));
  const isPrivacyUnread = unread.includes(singleFiles.privacyPage.path);
  return [
    ...unread.flatMap((path) => addressOfPage(path) ?? []),
    ...(isPrivacyUnread ? ["/privacy/"] : []),
  ];
}
