/** How the equipment is spread over pages, so that no page grows with the catalog. */
import { toSlug } from "./slug";

/** Up to so many items, two full rows on a desk, the service page shows all of a category. */
export const MOST_ON_SERVICE_PAGE = 6;

/**
 * What it shows of a longer one: a full row, to give an idea of the choice. More would cost every
 * visitor, on a phone above all.
 */
const SHOWN_OF_LONG_CATEGORY = 3;

/** The items of a category that stand on the service page. */
export const itemsOnServicePage = <Item>(items: readonly Item[]): readonly Item[] =>
  items.length > MOST_ON_SERVICE_PAGE ? items.slice(0, SHOWN_OF_LONG_CATEGORY) : items;

/** How many items stand on a page of a category: full rows, be they of two, three or four. */
export const ITEMS_PER_PAGE = 24;

/** How many pages of its own a category has: none if the service page shows all of it. */
export const pageCount = (items: number): number =>
  items > MOST_ON_SERVICE_PAGE ? Math.ceil(items / ITEMS_PER_PAGE) : 0;

/**
 * The address of a page of a category: `mobility-aids/` below the page that shows the first items, then
 * `mobility-aids/2/`.
 *
 * @param parentPath the address of that page
 * @param page from 1
 */
export const categoryPath = (parentPath: string, category: string, page = 1): string =>
  `${parentPath}${toSlug(category)}/${page === 1 ? "" : `${page}/`}`;

/** The addresses of all pages of a category, in order. */
export const categoryPaths = (
  parentPath: string,
  { name, items }: { name: string; items: readonly unknown[] },
): string[] =>
  Array.from({ length: pageCount(items.length) }, (_, index) =>
    categoryPath(parentPath, name, index + 1),
  );

/**
 * The items of one page of a category, and the place of the first among all, from 1.
 *
 * @param page from 1
 */
export function itemsOnPage<Item>(items: readonly Item[], page: number) {
  const start = (page - 1) * ITEMS_PER_PAGE;
  return { first: start + 1, items: items.slice(start, start + ITEMS_PER_PAGE) };
}

/** Which part of the equipment a page shows. */
export interface EquipmentPageContext {
  /** The `id` of the page above it: the one that holds the block `equipment`. */
  parentId: string;
  /** The category's name. */
  category: string;
  /** From 1. */
  page: number;
}
