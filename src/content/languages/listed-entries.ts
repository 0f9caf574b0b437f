/**
 * What the A to Z page lists, with the address of each entry: service pages, equipment, over-the-counter products,
 * and the cards and items of blocks. Links in `data/` can lead to the same addresses.
 */
import { BOOKING_SECTION_ID, MAIN_ID } from "../../lib/paths";
import { folders, singleFiles } from "../schema/content-files";
import { valueIn } from "../schema/value-path";
import { listIn, type PageFile } from "./addresses";
import { freeId, keysOf } from "./entry-keys";

export interface ListedEntry {
  value: object;
  /** Id of the element on its page. Absent for a page as a whole. */
  anchor?: string;
  /** Address of the page, such as `/services/medical-supplies/`. */
  page: string;
  name: unknown;
  /** Words that say what kind of thing it is: its category, its page, or what the page's title means. */
  within: unknown;
}

/** Ids that the code gives to elements of pages. */
export const CODE_IDS: readonly unknown[] = [
  BOOKING_SECTION_ID,
  MAIN_ID,
  "site-menu",
  "services-menu",
];

const isWithBlocks = ({ path }: PageFile) =>
  [folders.services, folders.ownPages].some((folder) => path.startsWith(`${folder.path}/`));

/** True for an entry that stands on the A to Z page because it has further names. */
const hasNames = (entry: unknown) => valueIn(entry, "alsoCalled") !== undefined;

/** Returns the entries in the order of the pages. Values may be invalid. */
export function listedEntries(
  files: readonly PageFile[],
  addressOf: (file: PageFile) => string | undefined,
): ListedEntry[] {
  const shown = new Set<string>();
  const categoriesIn = (type: string) => {
    const path = type === "equipment" ? singleFiles.equipment.path : singleFiles.otc.path;
    // The first page that shows a catalog is the address of its entries.
    if (shown.has(path)) return [];
    shown.add(path);
    return listIn(files.find((file) => file.path === path)?.value, "categories");
  };
  return files.filter(isWithBlocks).flatMap((file) => {
    const page = addressOf(file);
    return page === undefined ? [] : entriesOnPage(file, page, categoriesIn);
  });
}

/** Leaves out the file of the A to Z page if the page would list nothing. */
export function withoutEmptyList<File extends PageFile>(files: readonly File[]): readonly File[] {
  const isEmpty = listedEntries(files, () => "/").length === 0;
  return files.filter(({ path }) => path !== singleFiles.aToZPage.path || !isEmpty);
}

function entriesOnPage(
  { path, value }: PageFile,
  page: string,
  categoriesIn: (type: string) => readonly unknown[],
): ListedEntry[] {
  const title = valueIn(value, "title");
  const sections = listIn(value, "sections");
  const taken = new Set<unknown>([
    ...CODE_IDS,
    ...sections.map((section) => valueIn(section, "id")),
    ...sections.flatMap((section) => keysOf("id", listIn(section, "questions"))),
  ]);

  /** Returns an entry with an id that nothing else on the page has. */
  const entry = (value: unknown, id = "", name: unknown, within = title) => {
    if (typeof value !== "object" || value === null) return [];
    const anchor = freeId(id, taken);
    taken.add(anchor);
    return [{ value, anchor, page, name, within }];
  };

  const entriesOf = (items: readonly unknown[], within?: unknown) => {
    const ids = keysOf("id", items);
    return items.flatMap((item, position) =>
      entry(item, ids[position], valueIn(item, "name"), within),
    );
  };

  const inBlocks = sections.flatMap((section): ListedEntry[] => {
    const type = valueIn(section, "type");
    if (type === "cards") {
      const cards = listIn(section, "cards");
      const ids = keysOf("id", cards);
      return cards.flatMap((card, index) => [
        ...(hasNames(card) ? entry(card, ids[index], valueIn(card, "title")) : []),
        ...entriesOf(listIn(card, "items")),
      ]);
    }
    if (type !== "equipment" && type !== "otc") return [];
    return categoriesIn(type).flatMap((category) => {
      const name = valueIn(category, "name");
      return ["pictured", "items"].flatMap((key) => entriesOf(listIn(category, key), name));
    });
  });

  const isListed = path.startsWith(`${folders.services.path}/`) || hasNames(value);
  return isListed && typeof value === "object" && value !== null
    ? [{ value, page, name: title, within: valueIn(value, "explanation") }, ...inBlocks]
    : inBlocks;
}
