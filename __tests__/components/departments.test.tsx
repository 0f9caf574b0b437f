import { screen, within } from "@testing-library/react";
import { Departments } from "../../src/sections/contact/departments";
import { openFolds } from "../support/components/open-folds";
import { factText } from "../support/components/facts";
import { renderWithFacts } from "../support/components/render-with-facts";
import { giveSiteData, siteData } from "../support/content/site-data";
import { weeklyHours } from "../support/lib/weekly-hours";

const desk = { ...siteData.pharmacy.servicesDesk, note: factText("Questions about supplies.") };

test("each department shows where it is, its number and its own hours, after the desk", () => {
  const departments = [
    {
      name: "Drive-thru",
      place: "On the Water Street side",
      phone: null,
      note: null,
      hours: { ...weeklyHours, sunday: "24 hours" },
    },
    {
      name: "Compounding lab",
      place: null,
      phone: "(507) 555-0147",
      note: factText("Medicine that we make ourselves."),
      hours: { ...weeklyHours, saturday: "By appointment" },
    },
  ];
  giveSiteData({
    ...siteData,
    pharmacy: { ...siteData.pharmacy, servicesDesk: desk, departments },
  });
  renderWithFacts(<Departments />);
  openFolds();
  const headings = screen.getAllByRole("heading", { level: 3 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    "Services desk",
    "Drive-thru",
    "Compounding lab",
  ]);
  const [, driveThru, lab] = headings.map((heading) =>
    within(heading.closest("section") as HTMLElement),
  );
  expect(driveThru?.getByText("On the Water Street side")).toBeVisible();
  expect(driveThru?.queryByRole("link")).not.toBeInTheDocument();
  expect(driveThru?.getByText(/24 hours/)).toHaveTextContent("Sun 24 hours");
  expect(lab?.getByRole("link", { name: "(507) 555-0147" })).toBeVisible();
  expect(lab?.getByText("Medicine that we make ourselves.")).toBeVisible();
  expect(lab?.getByText(/By appointment$/)).toHaveTextContent("Sat By appointment");
});

test("a pharmacy without a desk and without departments shows nothing of them", () => {
  giveSiteData({ ...siteData, pharmacy: { ...siteData.pharmacy, servicesDesk: null } });
  renderWithFacts(<Departments />);
  expect(screen.queryByRole("heading")).not.toBeInTheDocument();
});
