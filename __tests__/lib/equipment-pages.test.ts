import {
  categoryPath,
  ITEMS_PER_PAGE,
  itemsOnPage,
  MOST_ON_SERVICE_PAGE,
  pageCount,
} from "../../src/lib/equipment-pages";

const PARENT = "/services/equipment/";
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test("a category that the service page shows whole has no pages", () => {
  expect(pageCount(MOST_ON_SERVICE_PAGE)).toBe(0);
  expect(pageCount(MOST_ON_SERVICE_PAGE + 1)).toBe(1);
});

test.each([1, MOST_ON_SERVICE_PAGE + 1, ITEMS_PER_PAGE, ITEMS_PER_PAGE + 1, 104])(
  "of %i items each stands on one page, in order, and knows its place",
  (count) => {
    const pages = numbers(Math.ceil(count / ITEMS_PER_PAGE)).map((page) =>
      itemsOnPage(numbers(count), page),
    );
    expect(pages.flatMap(({ items }) => items)).toEqual(numbers(count));
    expect(pages.map(({ first }) => first)).toEqual(pages.map(({ items }) => items[0]));
    for (const { items } of pages) expect(items.length).toBeLessThanOrEqual(ITEMS_PER_PAGE);
  },
);

test.each([
  ["Bed & Bath", "bed-and-bath"],
  ["Ayudas para el baño", "ayudas-para-el-bano"],
  ["床", "2"],
])("pages of %s stand under %s", (name, slug) => {
  expect(categoryPath(PARENT, name, 1)).toBe(`${PARENT}${slug}/`);
});
