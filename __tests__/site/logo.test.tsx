import { render, screen, within } from "@testing-library/react";
import { Logo } from "../../src/site/logo";
import { giveSiteData, siteData } from "../support/content/site-data";

const shownInShape = (shape: number) => {
  const logo = { ...siteData.brand.logo, shape };
  giveSiteData({ ...siteData, brand: { ...siteData.brand, logo } });
  render(<Logo />);
  return screen.getByRole("link", { name: "Test Pharmacy" });
};

test.each([0.6, 1, 1.9])("a mark of the shape %d stands beside the name", (shape) => {
  const link = shownInShape(shape);
  expect(within(link).getByText("Test Pharmacy")).toBeVisible();
  expect(link).toHaveAttribute("href", "/");
  expect(within(link).getByRole("presentation")).toHaveAttribute(
    "width",
    String(Math.round(shape * 44)),
  );
});

test.each([2, 6])("a wordmark of the shape %d is the name", (shape) => {
  const link = shownInShape(shape);
  expect(within(link).queryByText("Test Pharmacy")).not.toBeInTheDocument();
  const image = within(link).getByRole("img", { name: "Test Pharmacy" });
  expect(image).toHaveAttribute("width", String(shape * 44));
  expect(image).toHaveAttribute("height", "44");
});
