/** The pages of the site and their parts, to which links may lead. */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { BOOKING_PART, servicePath, TRANSFER_PART } from "../../lib/paths";
import type { ReadFile } from "./check-content";

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

/** The sections of a page, whatever a file that may be wrong says there. */
const sectionsOf = ({ value: { sections } }: PageFile) =>
  Array.isArray(sections) ? sections.filter(isGroup) : [];

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
        sectionsOf(file).map(({ id }) => String(id)),
      );
    }
    if (path.startsWith("services/")) {
      const hasBooking = sectionsOf(file).some(({ type }) => type === "booking");
      const slug = path.slice("services/".length).replace(/\.yaml$/, "");
      pages.set(servicePath(slug), hasBooking ? [BOOKING_PART] : []);
    }
  }
  return pages;
}
