import { screen } from "@testing-library/react";
import { ContentLink, MoreLink } from "../../src/site/links";
import { renderWithFacts } from "../support/components/render-with-facts";
import { giveSiteData } from "../support/content/site-data";

beforeEach(() => giveSiteData());

test("a link to a page of the site opens in its place", () => {
  renderWithFacts(<ContentLink link={{ path: "/about/" }}>About</ContentLink>);
  const link = screen.getByRole("link", { name: "About" });
  expect(link).toHaveAttribute("href", "/about/");
  expect(link).not.toHaveAttribute("target");
});

test.each(["https://refills.test-pharmacy.example/", "/files/prices.pdf"])(
  "a link to %s opens a new tab and says so, on a card as well",
  (url) => {
    renderWithFacts(<MoreLink link={{ label: "Refill online", url }} />);
    const link = screen.getByRole("link", { name: "Refill online (opens in a new tab)" });
    expect(link).toHaveAttribute("href", url);
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", "noopener");
  },
);
