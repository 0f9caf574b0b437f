import { render, screen, within } from "@testing-library/react";
import { Logo } from "../../src/site/logo";
import { giveSiteData, siteData } from "../support/content/site-data";

const drawing = { viewBox: "0 0 9 9", content: '<path d="M0 0h9v9z"/>' };

const shownInShape = (shape: number, inPage: typeof drawing | null = null) => {
  const logo = { ...siteData.brand.logo, shape, drawing: inPage };
  giveSiteData({ ...siteData, brand: { ...siteData.brand, logo } });
  render(<Logo />);
  return screen.getByRole("link", { name: "Test Pharmacy" });
};

test.each([0.6, 1, 1.9])("a mark of the shape %d stands beside the name", (shape) => {
  const link = shownInShape(shape);
  expect(within(link).getByText("Test Pharmacy")).toBeVisible();
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

test("a plain mark stands in the page itself, says nothing of its own, and leads home", () => {
  const link = shownInShape(1, drawing);
  expect(link).toHaveAttribute("href", "/");
  expect(link).toHaveAccessibleName("Test Pharmacy");
  expect(link.querySelector("img")).toBeNull();
  expect(link.querySelector("svg")).toHaveAttribute("width", "44");
  expect(link.querySelector("svg path")).toHaveAttribute("d", "M0 0h9v9z");
});
