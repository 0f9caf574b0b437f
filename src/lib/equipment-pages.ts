/** Pagination of the equipment, so that no page grows with the catalog. */
import { toSlug } from "./slug";

/** Longest category that the service page shows in full: two rows on a desktop. */
export const MOST_ON_SERVICE_PAGE = 6;

/** Items of a longer category on the service page: one row, because every picture costs data. */
const SHOWN_OF_LONG_CATEGORY = 3;

/** Returns the items of a category that the service page shows. */
export const itemsOnServicePage = <Item>(items: readonly Item[]): readonly Item[] =>
  items.length > MOST_ON_SERVICE_PAGE ? items.slice(0, SHOWN_OF_LONG_CATEGORY) : items;

/** Fills rows of two, three or four items. */
export const ITEMS_PER_PAGE = 24;

/** Returns the page of a long category, from 1, that shows the item at a position, from 0. */
export const pageOf = (position: number): number => Math.floor(position / ITEMS_PER_PAGE) + 1;

/** Returns the number of pages of a category: 0 if the service page shows all of it. */
export const pageCount = (items: number): number =>
  items > MOST_ON_SERVICE_PAGE ? Math.ceil(items / ITEMS_PER_PAGE) : 0;

/**
 * Returns the path of a category's page: `/services/equipment/mobility-aids/2/`, or, without Latin letters in the name,
 * `/services/equipment/1/2/`.
 */
export const categoryPath = (parentPath: string, name: string, index: number, page = 1): string =>
  `${parentPath}${toSlug(name) || index + 1}/${page === 1 ? "" : `${page}/`}`;

/** Returns the items of one page of a category, and the position of the first one. Both count from 1. */
export function itemsOnPage<Item>(items: readonly Item[], page: number) {
  const start = (page - 1) * ITEMS_PER_PAGE;
  return { first: start + 1, items: items.slice(start, start + ITEMS_PER_PAGE) };
}

/** Page context of a category's page, besides that of the page with the `equipment` block. */
export type EquipmentPageContext = Pick<Queries.SiteSubpage, "category" | "page">;
