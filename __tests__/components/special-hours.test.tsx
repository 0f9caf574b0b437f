import { render, screen, within } from "@testing-library/react";
import { SpecialHours } from "../../src/sections/contact/special-hours";
import { givePharmacy } from "../support/content/site-data";
import { everyDay } from "../support/time/weekly-hours";

/** Renders the list at a build time. */
function renderAt(moment: string, dates: readonly string[]) {
  jest.useFakeTimers({ now: Date.parse(moment) });
  const specialHours = dates.map((date) => ({ date, hours: "Closed", reason: `Reason ${date}` }));
  givePharmacy({ specialHours });
  return render(<SpecialHours />);
}

const reasonsIn = (element: HTMLElement) =>
  within(element)
    .queryAllByText(/^Reason/)
    .map((reason) => reason.textContent.replace("Reason ", ""));

const folded = () => reasonsIn(screen.getByRole("group"));
const seen = (list: HTMLElement) => reasonsIn(list).filter((date) => !folded().includes(date));

const holidays = [
  "2027-07-05",
  "2026-11-26",
  "2026-11-27",
  "2026-12-24",
  "2026-12-25",
  "2027-01-01",
  "2026-12-31",
  "2027-05-31",
  "2027-09-06",
];

test("days that are over are left out, and the next ones are seen, soonest first", () => {
  const { container } = renderAt("2026-12-28T12:00-06:00", holidays);
  expect(seen(container)).toEqual(["2026-12-31", "2027-01-01", "2027-05-31", "2027-07-05"]);
  expect(screen.getByText("Later dates")).toBeVisible();
  expect(folded()).toEqual(["2027-09-06"]);
});

test("a day is over when it is over in the pharmacy, wherever the site is built", () => {
  const evening = renderAt("2026-12-25T23:59-06:00", ["2026-12-25"]);
  expect(evening.getByText("Reason 2026-12-25")).toBeVisible();
  evening.unmount();
  expect(renderAt("2026-12-26T00:00-06:00", ["2026-12-25"]).container).toBeEmptyDOMElement();
});

test("a night belongs to the day that began it", () => {
  const specialHours = [{ date: "2026-12-25", hours: "Closed", reason: "Reason 2026-12-25" }];
  const builtAt = (moment: string) => {
    jest.useFakeTimers({ now: Date.parse(moment) });
    givePharmacy({ hours: everyDay("8PM-2AM"), specialHours });
    return render(<SpecialHours />).container;
  };
  expect(builtAt("2026-12-26T01:59-06:00")).toHaveTextContent("Reason 2026-12-25");
  expect(builtAt("2026-12-26T02:00-06:00")).toBeEmptyDOMElement();
});

test("a page shows the next day until it is half a year old, however many came at once", () => {
  const week = ["24", "25", "26", "27", "28", "29", "30", "31"].map((day) => `2026-12-${day}`);
  const { container } = renderAt("2026-12-20T12:00-06:00", [...week, "2027-07-05", "2027-09-06"]);
  expect(seen(container)).toEqual([...week, "2027-07-05"]);
  expect(folded()).toEqual(["2027-09-06"]);
});

test("a day shows the hours of the departments that it names", () => {
  const departments = [{ name: "Drive-thru", hours: "9AM-11AM, 1PM-3PM" }];
  const specialHours = [{ date: "2026-12-24", hours: "9AM-2PM", reason: "Eve", departments }];
  jest.useFakeTimers({ now: Date.parse("2026-12-20T12:00-06:00") });
  givePharmacy({ specialHours });
  render(<SpecialHours />);
  expect(screen.getByText(/^Drive-thru/)).toHaveTextContent("Drive-thru 9AM-11AM, 1PM-3PM");
});
