/** The pages of the site and their parts, to which links may lead. */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { categoryPaths } from "../../lib/equipment-pages";
import { BOOKING_PART, servicePath, TRANSFER_PART } from "../../lib/paths";
import type { ReadFile } from "./open-file";

type PageFile = Pick<ReadFile, "path" | "value">;

/** The parts of each page that an address can name after `#`, by the page's address. */
export type SitePages = ReadonlyMap<string, readonly string[]>;

/** The addresses of the pages that have a file of their own in `src/pages`. */
async function writtenPages(rootFolder: string): Promise<string[]> {
  const files = await readdir(join(rootFolder, "src/pages"));
  return files
    .map((file) => file.replace(/\.tsx$/, ""))
    .filter((name) => name !== "404")
    .map((name) => (name === "index" ? "/" : `/${name}/`));
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The groups of a list, whatever a file that may be wrong says there. */
const groupsOf = (list: unknown) => (Array.isArray(list) ? list.filter(isGroup) : []);

/** The addresses of the pages that long categories of equipment have below a service page. */
function equipmentPages(parent: string, files: readonly PageFile[]): string[] {
  const catalog = files.find(({ path }) => path === "equipment.yaml");
  return groupsOf(catalog?.value.categories).flatMap(({ name, items }) =>
    categoryPaths(parent, { name: String(name), items: Array.isArray(items) ? items : [] }),
  );
}

/** Every page of the site, as `src/pages` and the content make them. */
export async function sitePages(
  rootFolder: string,
  files: readonly PageFile[],
): Promise<SitePages> {
  const pages = new Map<string, string[]>();
  for (const page of await writtenPages(rootFolder)) pages.set(page, []);
  pages.get("/prescriptions/")?.push(TRANSFER_PART);
  for (const file of files) {
    const { path } = file;
    if (path === "pages/privacy.yaml") {
      pages.set(
        "/privacy/",
        groupsOf(file.value.sections).map(({ id }) => String(id)),
      );
    }
    if (path.startsWith("services/")) {
      const blocks = groupsOf(file.value.sections).map(({ type }) => type);
      const address = servicePath(path.slice("services/".length).replace(/\.yaml$/, ""));
      pages.set(address, blocks.includes("booking") ? [BOOKING_PART] : []);
      if (blocks.includes("equipment")) {
        for (const page of equipmentPages(address, files)) pages.set(page, []);
      }
    }
  }
  return pages;
}
