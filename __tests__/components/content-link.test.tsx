import { screen } from "@testing-library/react";
import { ContentLink } from "../../src/components/content-link";
import { MoreLink } from "../../src/components/more-link";
import { PopularServices } from "../../src/sections/home/popular-services";
import { factText } from "../support/components/facts";
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
  },
);

test("cards that all lead elsewhere are told apart", () => {
  const complaints = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const card = (name: string) => ({
    icon: "pill",
    title: factText(name),
    text: factText("A sentence."),
    link: { label: "Open", path: null, url: `https://${name}.test-pharmacy.example/` },
  });
  const services = {
    heading: factText("Popular"),
    text: factText("What people look for."),
    cards: [card("refills"), card("insurers")],
  };
  renderWithFacts(<PopularServices services={services} />);
  expect(screen.getAllByRole("link", { name: /opens in a new tab/ })).toHaveLength(2);
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});
