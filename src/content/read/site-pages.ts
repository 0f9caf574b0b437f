/** The pages of the site and their parts, to which links may lead. */
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

/** The parts that an address can name after `#`, by the address of the page, or of the document. */
export type SitePages = ReadonlyMap<string, readonly string[]>;

/** The addresses of the pages that have a file of their own in `src/pages`. */
export function fixedPages(rootFolder: string): string[] {
  return readdirSync(join(rootFolder, "src/pages"))
    .map((file) => file.replace(/\.tsx$/, ""))
    .filter((name) => name !== "404")
    .map((name) => (name === "index" ? "/" : `/${name}/`));
}

/** Documents that staff publish beside the pages. */
function documents(rootFolder: string): string[] {
  try {
    return readdirSync(join(rootFolder, "static/files")).filter((name) => name.endsWith(".pdf"));
  } catch {
    return [];
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The objects of a list, whatever a file that may be wrong says there. */
const objectsOf = (list: unknown) => (Array.isArray(list) ? list.filter(isObject) : []);

/** The address of the page that is made of a file, if the file lies in a folder of pages. */
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

/** The addresses of the pages that long categories of equipment have below the page that shows them. */
function equipmentPages(parent: string, files: readonly PageFile[]): string[] {
  const catalog = files.find(({ path }) => path === singleFiles.equipment.path);
  return objectsOf(valueIn(catalog?.value, "categories")).flatMap(({ name, items }) =>
    categoryPaths(parent, { name: String(name), items: Array.isArray(items) ? items : [] }),
  );
}

/**
 * Every page and document of the site, as `src/pages` and the content make them. A file with mistakes makes its
 * page, too: links to it are none of them.
 *
 * @param fixed the addresses of the pages in `src/pages`, where they are known
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
    const sections = objectsOf(valueIn(value, "sections"));
    if (path === singleFiles.privacyPage.path) {
      const ids = sections.map(({ id }) => String(id));
      pages.set("/privacy/", ids);
    }
    const address = addressOfPage(path);
    if (address !== undefined && !pages.has(address)) {
      const types = sections.map(({ type }) => type);
      pages.set(address, types.includes("booking") ? [BOOKING_SECTION_ID] : []);
      if (types.includes("equipment")) {
        for (const page of equipmentPages(address, files)) pages.set(page, []);
      }
    }
  }
  return pages;
}

/**
 * Where pages would begin whose files cannot be read. Their parts, and the pages below them, are not
 * known until they can.
 *
 * @param paths every file of `data/`
 * @param files those that can be read
 */
export function unreadPages(paths: readonly string[], files: readonly PageFile[]): string[] {
  const unread = paths.filter((path) => !files.some((file) => file.path === path));
  const isPrivacyUnread = unread.includes(singleFiles.privacyPage.path);
  return [
    ...unread.flatMap((path) => addressOfPage(path) ?? []),
    ...(isPrivacyUnread ? ["/privacy/"] : []),
  ];
}
