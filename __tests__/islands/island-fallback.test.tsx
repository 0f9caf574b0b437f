import { render, screen } from "@testing-library/react";
import { IslandContent } from "../../src/islands/island-content";
import { facts } from "../support/components/facts";
import { fallback } from "../support/components/fallback-copy";

const Broken = (): never => {
  throw new Error("a part of the page that breaks");
};

const Working = () => <p>All is well.</p>;

// React logs the expected error.
beforeEach(() => jest.spyOn(console, "error").mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

test("what breaks still shows the phone number and a way home", () => {
  render(<IslandContent component={Broken} props={{}} fallback={fallback} facts={facts} />);
  expect(screen.getByRole("heading", { name: "Unexpected Application Error!" })).toBeVisible();
  expect(screen.getByRole("link", { name: "(507) 555-0142" })).toHaveAttribute(
    "href",
    "tel:+15075550142",
  );
  expect(screen.getByRole("link", { name: "Go to the home page" })).toHaveAttribute("href", "/");
});

test("what works is left alone", () => {
  render(<IslandContent component={Working} props={{}} fallback={fallback} facts={facts} />);
  expect(screen.getByText("All is well.")).toBeVisible();
});
