import { render, screen } from "@testing-library/react";
import { EquipmentSection } from "../../src/sections/service/equipment";
import { siteWithEquipment } from "../support/equipment";
import { giveSiteData } from "../support/site-data";

function show(...counts: number[]) {
  giveSiteData(siteWithEquipment(...counts));
  return render(
    <EquipmentSection
      section={{ heading: "Equipment we carry", intro: null }}
      ground="plain"
      path="/services/equipment/"
    />,
  );
}

const shownItems = () => screen.getAllByRole("heading", { level: 4 }).map((it) => it.textContent);

test("six items are all shown, and there is no more to see", () => {
  show(6);
  expect(shownItems()).toHaveLength(6);
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});

test("of seven items the first six are shown, and a link says where all seven are", () => {
  show(7);
  expect(shownItems()).toEqual(["Cane 1", "Cane 2", "Cane 3", "Cane 4", "Cane 5", "Cane 6"]);
  expect(screen.getByRole("link", { name: "See all 7 in Category 1" })).toHaveAttribute(
    "href",
    "/services/equipment/category-1/",
  );
});

test("only the category that is too long is cut short", () => {
  show(3, 30);
  expect(shownItems()).toHaveLength(9);
  expect(screen.getAllByRole("link")).toHaveLength(1);
});

test("the page is no longer with three hundred items than with a few more than it shows", () => {
  const lengthWith = (count: number) => show(count, count, count).container.innerHTML.length;
  const digitsOfTheCounts = 3 * "100".length;
  expect(lengthWith(100) - lengthWith(7)).toBeLessThan(digitsOfTheCounts);
});
