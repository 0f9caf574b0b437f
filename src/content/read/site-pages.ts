/** The pages of the site and their parts, to which links may lead. */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { categoryPaths } from "../../lib/equipment-pages";
import { BOOKING_SECTION_ID, servicePath, TRANSFER_SECTION_ID } from "../../lib/paths";
import { contentTypeAt, folders, singleFiles } from "../schema/content-files";
import { valueIn } from "../schema/value-path";
import type { ContentFile } from "./load-file";

type PageFile = Pick<ContentFile, "path" | "value">;

/** The parts that an address can name after `#`, by the address of the page, or of the document. */
export type SitePages = ReadonlyMap<string, readonly string[]>;

/** The addresses of the pages that have a file of their own in `src/pages`. */
async function writtenPages(rootFolder: string): Promise<string[]> {
  const files = await readdir(join(rootFolder, "src/pages"));
  return files
    .map((file) => file.replace(/\.tsx$/, ""))
    .filter((name) => name !== "404")
    .map((name) => (name === "index" ? "/" : `/${name}/`));
}

/** Documents that staff publish beside the pages. */
async function documents(rootFolder: string): Promise<string[]> {
  try {
    return (await readdir(join(rootFolder, "static/files"))).filter((name) =>
      name.endsWith(".pdf"),
    );
  } catch {
    return [];
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The objects of a list, whatever a file that may be wrong says there. */
const objectsOf = (list: unknown) => (Array.isArray(list) ? list.filter(isObject) : []);

/** The address of a service page, by its file's path below `data/`. */
export const addressOfService = (path: string) =>
  servicePath(path.slice(folders.services.path.length + 1).replace(/\.yaml$/, ""));

/** The addresses of the pages that long categories of equipment have below a service page. */
function equipmentPages(parent: string, files: readonly PageFile[]): string[] {
  const catalog = files.find(({ path }) => path === singleFiles.equipment.path);
  return objectsOf(valueIn(catalog?.value, "categories")).flatMap(({ name, items }) =>
    categoryPaths(parent, { name: String(name), items: Array.isArray(items) ? items : [] }),
  );
}

/**
 * Every page and document of the site, as `src/pages` and the content make them. A file with mistakes makes its
 * page, too: links to it are none of them.
 */
export async function sitePages(
  rootFolder: string,
  files: readonly PageFile[],
): Promise<SitePages> {
  const pages = new Map<string, string[]>();
  for (const name of await documents(rootFolder)) pages.set(`/files/${name}`, []);
  for (const page of await writtenPages(rootFolder)) pages.set(page, []);
  pages.get("/prescriptions/")?.push(TRANSFER_SECTION_ID);
  for (const { path, value } of files) {
    const sections = objectsOf(valueIn(value, "sections"));
    if (path === singleFiles.privacyPage.path) {
      const ids = sections.map(({ id }) => String(id));
      pages.set("/privacy/", ids);
    }
    if (path.startsWith(`${folders.services.path}/`)) {
      const types = sections.map(({ type }) => type);
      const address = addressOfService(path);
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
  const services = unread.filter((path) => contentTypeAt(path) === folders.services);
  const isPrivacyUnread = unread.includes(singleFiles.privacyPage.path);
  return [...services.map(addressOfService), ...(isPrivacyUnread ? ["/privacy/"] : [])];
}
