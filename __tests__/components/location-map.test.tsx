import { screen } from "@testing-library/react";
import { LocationMap } from "../../src/sections/contact/location-map";
import { factText } from "../support/components/facts";
import { renderWithFacts } from "../support/components/render-with-facts";
import { giveSiteData, siteData } from "../support/content/site-data";
import { leadsTo } from "../support/components/shown";

const copy = {
  heading: factText("Find us"),
  text: factText("We are near."),
  parking: null,
  drawing: null,
  credit: null,
  interactiveMap: "Open the interactive map",
};

const { street, city, state, zip } = siteData.pharmacy.address;

beforeEach(() => giveSiteData(siteData));

test("a map says in words what it shows, and gives credit where its streets ask for it", () => {
  const credit = { label: "Map data © a mapper", path: null, url: "https://maps.example/license" };
  renderWithFacts(<LocationMap copy={{ ...copy, drawing: "/static/0/map.svg", credit }} />);
  const map = screen.getByRole("img", {
    name: new RegExp(`: ${street}, ${city}, ${state} ${zip}$`),
  });
  expect(map).toHaveAttribute("src", "/static/0/map.svg");
  expect(leadsTo(/^Map data © a mapper/)).toBe("https://maps.example/license");
});

test("without a map there are name, address, parking and the way, and no empty frame", () => {
  const parking = factText("Park behind the building.");
  renderWithFacts(<LocationMap copy={{ ...copy, parking }} />);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
  expect(screen.getByText(siteData.pharmacy.shortName)).toBeVisible();
  expect(screen.getByText(/Park behind the building/)).toBeVisible();
  expect(screen.getByRole("link", { name: /directions/i })).toHaveAttribute(
    "href",
    expect.stringContaining("maps/dir"),
  );
});
