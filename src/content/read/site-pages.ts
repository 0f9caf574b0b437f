import { join } from "node:path";
import { filesBelow } from "../../lib/files-below";
import { BOOKING_SECTION_ID } from "../../lib/paths";
import { isPageFile, listIn, pageAddress, type PageFile, pageTypes } from "../languages/addresses";
import { keysOf } from "../languages/entry-keys";
import { listedEntries, withoutEmptyList } from "../languages/listed-entries";
import { contentTypeAt, singleFiles } from "../schema/content-files";
import { valueIn } from "../schema/value-path";

/** Anchors after `#`, by the address of the page or document. */
export type SitePages = ReadonlyMap<string, readonly string[]>;

const documents = (rootFolder: string) =>
  filesBelow(join(rootFolder, "static/files")).filter((name) => name.endsWith(".pdf"));

const ownTemplateFiles = (files: readonly PageFile[]): string[] =>
  pageTypes
    .filter(({ path, optional }) => !optional || files.some((file) => file.path === path))
    .map(({ path }) => path);

/** Returns the addresses of the pages with a template of their own. */
export const fixedPages = (files: readonly PageFile[]): string[] =>
  ownTemplateFiles(files).map((path) => pageAddress(path, files));

/** Lists all pages and documents in the default language, also pages with errors: links to those are right. */
export function sitePages(rootFolder: string, allFiles: readonly PageFile[]): SitePages {
  const files = withoutEmptyList(allFiles);
  const pages = new Map<string, string[]>();
  for (const name of documents(rootFolder)) pages.set(`/files/${name}`, []);
  for (const page of fixedPages(files)) pages.set(page, []);
  for (const { path, value } of files) {
    if (!isPageFile(path) || path === singleFiles.notFoundPage.path) continue;
    const address = pageAddress(path, files);
    const isTaken = !ownTemplateFiles(files).includes(path) && pages.has(address);
    if (isTaken) continue;
    const sections = listIn(value, "sections");
    const ids = sections.map((section) => valueIn(section, "id"));
    const hasBooking = sections.some((section) => valueIn(section, "type") === "booking");
    pages.set(address, [
      ...ids.filter((id) => typeof id === "string"),
      ...sections.flatMap((section) => keysOf("id", listIn(section, "questions"))),
      ...(contentTypeAt(path)?.anchors ?? []),
      ...(hasBooking ? [BOOKING_SECTION_ID] : []),
    ]);
  }
  for (const { page, anchor } of listedEntries(files, ({ path }) => pageAddress(path, files))) {
    if (anchor) pages.get(page)?.push(anchor);
  }
  return pages;
}

/** Returns the addresses of pages whose files cannot be parsed: their anchors and the pages below are unknown. */
export const unreadPages = (paths: readonly string[], files: readonly PageFile[]): string[] =>
  paths
    .filter((path) => !files.some((file) => file.path === path))
    // Every address begins with that of the home page.
    .filter((path) => isPageFile(path) && path !== singleFiles.homePage.path)
    .map((path) => pageAddress(path, files));
