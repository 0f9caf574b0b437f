import { screen, within } from "@testing-library/react";
import { Departments } from "../../src/sections/contact/departments";
import { openFolds } from "../support/components/open-folds";
import { factText } from "../support/components/facts";
import { renderWithFacts } from "../support/components/render-with-facts";
import { givePharmacy, siteData } from "../support/content/site-data";
import { everyDay, weeklyHours } from "../support/time/weekly-hours";
import { textsOf } from "../support/components/shown";

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
  givePharmacy({ servicesDesk: desk, departments });
  renderWithFacts(<Departments />);
  openFolds();
  const headings = screen.getAllByRole("heading", { level: 3 });
  expect(textsOf(headings)).toEqual(["Services desk", "Drive-thru", "Compounding lab"]);
  const [, driveThru, lab] = headings.map((heading) =>
    within(heading.closest("section") as HTMLElement),
  );
  expect(driveThru?.getByText("On the Water Street side")).toBeVisible();
  expect(driveThru?.queryByRole("link")).not.toBeInTheDocument();
  expect(driveThru?.getByText(/24 hours/).closest("li")).toHaveTextContent("Sun 24 hours");
  expect(lab?.getByRole("link", { name: "(507) 555-0147" })).toBeVisible();
  expect(lab?.getByText("Medicine that we make ourselves.")).toBeVisible();
  expect(lab?.getByText(/By appointment$/).closest("li")).toHaveTextContent("Sat By appointment");
});

test("one or two departments are open on a phone, and three are folded", () => {
  const department = (name: string) => ({ name, hours: weeklyHours });
  const openFoldsOf = (names: string[]) => {
    const departments = names.map(department);
    givePharmacy({ servicesDesk: desk, departments });
    const { container, unmount } = renderWithFacts(<Departments />);
    const states = [...container.querySelectorAll("details")].map(({ open }) => open);
    unmount();
    return states;
  };
  expect(openFoldsOf([])).toEqual([true]);
  expect(openFoldsOf(["Parcels"])).toEqual([true, true]);
  expect(openFoldsOf(["Parcels", "Lab"])).toEqual([false, false, false]);
});

/** Renders a lab and the desk on Wednesday, December 23, 2026, a special day. */
function renderOnShortDay(clock: string, lab: object, day: object = {}) {
  jest.useFakeTimers({ now: Date.parse(`2026-12-23T${clock}-06:00`) });
  const specialHours = [{ date: "2026-12-23", hours: "9AM-1PM", reason: "Inventory", ...day }];
  givePharmacy({
    specialHours,
    servicesDesk: { ...desk, hours: everyDay("11AM-3PM") },
    departments: [{ name: "Lab", place: null, phone: null, note: null, ...lab }],
  });
  renderWithFacts(<Departments />);
  openFolds();
  return screen.getAllByText(/^(?:Open|Closed|By)\b.* (?:AM|PM|today)$/).map((status) =>
    // ICU versions use different spaces before PM.
    status.textContent.replaceAll("\u00a0", " "),
  );
}

const closedOnWednesdays = { hours: { ...weeklyHours, wednesday: "Closed" } };

test.each([
  ["09:30", "Closed, opens today at 11 AM"],
  ["13:00", "Closed, opens tomorrow at 11 AM"],
])("at %s of a short day the desk is told by its own hours and the store's", (clock, said) => {
  expect(renderOnShortDay(clock, closedOnWednesdays)).toEqual([
    said,
    "Closed, opens tomorrow at 9 AM",
  ]);
});

test.each([
  [
    "closed for all",
    { hours: weeklyHours },
    { hours: "Closed" },
    "Closed today, opens tomorrow at 9 AM",
  ],
  [
    "hours that the department does not share",
    { hours: everyDay("2PM-6PM") },
    {},
    "Closed today, opens tomorrow at 2 PM",
  ],
  ["by appointment as usual", { hours: everyDay("By appointment") }, {}, "By appointment today"],
  [
    "24 hours, which end at midnight if the store does not go on",
    { hours: everyDay("6AM-2AM") },
    { hours: "24 hours" },
    "Open now, closes at 12 AM",
  ],
  [
    "hours of the department's own while the store is closed",
    closedOnWednesdays,
    { hours: "Closed", departments: [{ name: "Lab", hours: "10AM-5PM" }] },
    "Open now, closes at 5 PM",
  ],
])("a special day can be %s", (_, lab, day, said) => {
  expect(renderOnShortDay("12:00", lab, day).at(-1)).toBe(said);
});
