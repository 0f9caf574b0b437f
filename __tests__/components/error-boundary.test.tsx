import { render, screen } from "@testing-library/react";
import { ErrorBoundary } from "../../src/components/error-boundary";
import { giveSiteData, siteData } from "../support/site-data";

const Broken = (): never => {
  throw new Error("a page that breaks");
};

beforeEach(() => {
  // React reports the error that the test causes on purpose.
  jest.spyOn(console, "error").mockImplementation(() => undefined);
  giveSiteData({
    ...siteData,
    words: {
      heading: "Unexpected Application Error!",
      text: "Something stopped working.",
      home: { label: "Go to the home page", path: "/" },
    },
  });
});

afterEach(() => jest.restoreAllMocks());

test("a page that breaks still shows the phone number and a way home", () => {
  render(
    <ErrorBoundary>
      <Broken />
    </ErrorBoundary>,
  );
  expect(
    screen.getByRole("heading", { level: 1, name: "Unexpected Application Error!" }),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: "(507) 555-0142" })).toHaveAttribute(
    "href",
    "tel:+15075550142",
  );
  expect(screen.getByRole("link", { name: "Go to the home page" })).toHaveAttribute("href", "/");
});

test("a page that works is left alone", () => {
  render(
    <ErrorBoundary>
      <p>All is well.</p>
    </ErrorBoundary>,
  );
  expect(screen.getByText("All is well.")).toBeVisible();
});
