import { render, screen, within } from "@testing-library/react";
import { SpecialHours } from "../../src/sections/contact/special-hours";
import { giveSiteData, siteData } from "../support/site-data";

const withDays = (count: number) => {
  const specialHours = Array.from({ length: count }, (_, index) => ({
    date: `2027-01-${String(count - index).padStart(2, "0")}`,
    hours: "Closed",
    reason: `Reason ${count - index}`,
  }));
  giveSiteData({ ...siteData, pharmacy: { ...siteData.pharmacy, specialHours } });
};

test("the next four days are seen, soonest first, and the rest opens", () => {
  withDays(6);
  render(<SpecialHours />);
  const rest = screen.getByRole("group");
  expect(within(rest).getByText("Later dates")).toBeVisible();
  expect(
    within(rest)
      .getAllByText(/^Reason/)
      .map((it) => it.textContent),
  ).toEqual(["Reason 5", "Reason 6"]);
  expect(screen.getAllByText(/^Reason/)[0]).toHaveTextContent("Reason 1");
});

test("a short list is seen whole", () => {
  withDays(4);
  render(<SpecialHours />);
  expect(screen.getAllByText(/^Reason/)).toHaveLength(4);
  expect(screen.queryByText("Later dates")).not.toBeInTheDocument();
});

test("without such days there is no list", () => {
  withDays(0);
  const { container } = render(<SpecialHours />);
  expect(container).toBeEmptyDOMElement();
});
