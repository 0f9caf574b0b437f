import { screen } from "@testing-library/react";
import { ErrorBoundary } from "../../src/components/error-boundary";
import { broken } from "../support/broken-words";
import { renderWithFacts } from "../support/render-with-facts";

const Broken = (): never => {
  throw new Error("a part of the page that breaks");
};

// React reports the error that the test causes on purpose.
beforeEach(() => jest.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test("what breaks still shows the phone number and a way home", () => {
  renderWithFacts(
    <ErrorBoundary broken={broken}>
      <Broken />
    </ErrorBoundary>,
  );
  expect(screen.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  expect(screen.getByRole("link", { name: "(507) 555-0142" })).toHaveAttribute(
    "href",
    "tel:+15075550142",
  );
  expect(screen.getByRole("link", { name: "Go to the home page" })).toHaveAttribute("href", "/");
});

test("what works is left alone", () => {
  renderWithFacts(
    <ErrorBoundary broken={broken}>
      <p>All is well.</p>
    </ErrorBoundary>,
  );
  expect(screen.getByText("All is well.")).toBeVisible();
});
