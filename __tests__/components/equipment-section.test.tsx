import { screen } from "@testing-library/react";
import { Equipment } from "../../src/sections/service/equipment";
import { siteWithEquipment } from "../support/components/equipment";
import { inPage } from "../support/components/in-page";
import { giveSiteData } from "../support/content/site-data";
import { renderWithFacts } from "../support/components/render-with-facts";
import { leadsTo, textsOf } from "../support/components/shown";

function show(...counts: number[]) {
  giveSiteData(siteWithEquipment(...counts));
  return renderWithFacts(inPage(<Equipment />, "/services/equipment/"));
}

const shownItems = () => textsOf(screen.getAllByRole("heading", { level: 4 }));

test("six items are all shown, and there is no more to see", () => {
  show(6);
  expect(shownItems()).toHaveLength(6);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

test("of seven items the first three are shown, and a link says where all seven are", () => {
  show(7);
  expect(shownItems()).toEqual(["Cane 1", "Cane 2", "Cane 3"]);
  expect(leadsTo("See all 7 in Category 1")).toBe("/services/equipment/category-1/");
});
