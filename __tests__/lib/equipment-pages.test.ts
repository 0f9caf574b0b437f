import {
  categoryPath,
  categoryPaths,
  ITEMS_PER_PAGE,
  itemsOnPage,
  MOST_ON_SERVICE_PAGE,
} from "../../src/lib/equipment-pages";

const PARENT = "/services/equipment/";
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const pathsFor = (count: number) =>
  categoryPaths(PARENT, { name: "Mobility Aids", items: numbers(count) });

test("a category that the service page shows whole has no pages", () => {
  expect(pathsFor(MOST_ON_SERVICE_PAGE)).toEqual([]);
});

test("the first page has the category's address, later ones a number", () => {
  expect(pathsFor(2 * ITEMS_PER_PAGE + 1)).toEqual([
    "/services/equipment/mobility-aids/",
    "/services/equipment/mobility-aids/2/",
    "/services/equipment/mobility-aids/3/",
  ]);
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
  ["Mobility Aids", "mobility-aids"],
  ["Bed & Bath", "bed-and-bath"],
  ["Wheelchairs/Scooters", "wheelchairs-scooters"],
  ["In-Home Care (New!)", "in-home-care-new"],
  ["Ayudas para el baño", "ayudas-para-el-bano"],
])("pages of %s stand under %s", (name, slug) => {
  expect(categoryPath(PARENT, name)).toBe(`${PARENT}${slug}/`);
});
