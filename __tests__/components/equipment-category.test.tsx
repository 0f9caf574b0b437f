/** A category of equipment, on the service's page and on pages of its own. */
import { render, screen, within } from "@testing-library/react";
import type { ComponentProps } from "react";
import { Equipment } from "../../src/sections/service/equipment";
import EquipmentCategoryPage, { Head } from "../../src/templates/equipment-category";
import { inPage } from "../support/components/in-page";
import { giveSiteData, picture, siteData } from "../support/content/site-data";
import { renderWithFacts } from "../support/components/render-with-facts";
import { leadsTo, textsOf } from "../support/components/shown";

type Props = ComponentProps<typeof EquipmentCategoryPage>;

jest.mock("../../src/site/layout", (): unknown =>
  jest.requireActual("../support/components/bare-layout"),
);

/** Returns site data with one category of so many items. */
const siteWithEquipment = (count: number) => ({
  ...siteData,
  allService: {
    nodes: [
      {
        id: "1",
        locale: "en-US",
        path: "/services/equipment/",
        title: "Equipment",
        callBanner: { heading: "Questions?", text: "Call.", contact: "store" },
      },
    ],
  },
  equipmentCatalog: {
    categories: [
      {
        id: "category-1",
        name: "Category 1",
        intro: "For steadier steps in {city}.",
        items: Array.from({ length: count }, (_, index) => ({
          id: `cane-${index + 1}`,
          name: `Cane ${index + 1}`,
          description: "A little help.",
          picture: picture(`Quad cane ${index + 1}`),
        })),
      },
    ],
  },
});

const propsOf = (page: number) =>
  ({ pageContext: { id: "1", category: 0, page } }) as unknown as Props;

function showPage(count: number, page: number) {
  giveSiteData(siteWithEquipment(count));
  renderWithFacts(<EquipmentCategoryPage {...propsOf(page)} />);
}

const pages = () => screen.getByRole("navigation", { name: "Pages of Category 1" });
const linkTo = (name: string) => within(pages()).queryByRole("link", { name });

test("a page in the middle says where it is and leads both ways", () => {
  showPage(104, 2);
  expect(screen.getByRole("heading", { level: 1, name: "Category 1" })).toBeVisible();
  expect(screen.getByRole("heading", { level: 2, name: "Items 25 to 48 of 104" })).toBeVisible();
  expect(screen.getAllByRole("img")).toHaveLength(24);
  expect(screen.getByRole("img", { name: "Quad cane 25" })).toBeVisible();
  expect(within(pages()).getByText("Page 2 of 5")).toBeVisible();
  expect(linkTo("Previous page")).toHaveAttribute("href", "/services/equipment/category-1/");
  expect(linkTo("Previous page")).toHaveAttribute("rel", "prev");
  expect(linkTo("Next page")).toHaveAttribute("href", "/services/equipment/category-1/3/");
  expect(linkTo("Next page")).toHaveAttribute("rel", "next");
});

test("a category that fits on one page needs no way to others", () => {
  showPage(7, 1);
  expect(screen.getAllByRole("img")).toHaveLength(7);
  expect(screen.queryByRole("navigation", { name: /Pages/ })).not.toBeInTheDocument();
});

test("the trail leads back to the service, whose number people can call", () => {
  showPage(7, 1);
  const trail = screen.getByRole("navigation", { name: "You are here" });
  expect(
    within(trail)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual(["/", "/services/", "/services/equipment/"]);
  expect(screen.getByRole("heading", { level: 2, name: "Questions?" })).toBeVisible();
});

test("below a page of the pharmacy's own, the trail leads there, and a number to call may be absent", () => {
  const site = siteWithEquipment(7);
  const ownPage = { id: "1", path: "/for-hospitals/", title: "For Hospitals", callBanner: null };
  giveSiteData({ ...site, allService: { nodes: [] }, allOwnPage: { nodes: [ownPage] } });
  renderWithFacts(<EquipmentCategoryPage {...propsOf(1)} />);
  const trail = within(screen.getByRole("navigation", { name: "You are here" }));
  expect(trail.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/",
    "/for-hospitals/",
  ]);
  expect(screen.queryByRole("heading", { name: "Questions?" })).not.toBeInTheDocument();
});

test.each([
  [
    1,
    "Category 1 | Test Pharmacy",
    "https://www.test-pharmacy.example/services/equipment/category-1/",
  ],
  [
    2,
    "Category 1, page 2 of 2 | Test Pharmacy",
    "https://www.test-pharmacy.example/services/equipment/category-1/2/",
  ],
])("page %i has a title and an address of its own", (page, title, address) => {
  giveSiteData(siteWithEquipment(30));
  const head = <Head {...propsOf(page)} />;
  render(inPage(head, new URL(address).pathname));
  expect(document.title).toBe(title);
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute("href", address);
  expect(document.querySelector('meta[name="description"]')).toHaveAttribute(
    "content",
    expect.stringContaining("For steadier steps in Northfield."),
  );
});

function showOnServicePage(count: number) {
  giveSiteData(siteWithEquipment(count));
  renderWithFacts(inPage(<Equipment />, "/services/equipment/"));
}

const shownItems = () => textsOf(screen.getAllByRole("heading", { level: 4 }));

test("six items are all shown on the service's own page, and there is no more to see", () => {
  showOnServicePage(6);
  expect(shownItems()).toHaveLength(6);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

test("of seven items the service's page shows the first three, and a link says where all seven are", () => {
  showOnServicePage(7);
  expect(shownItems()).toEqual(["Cane 1", "Cane 2", "Cane 3"]);
  expect(leadsTo("See all 7 in Category 1")).toBe("/services/equipment/category-1/");
});
