import { screen } from "@testing-library/react";
import { MoreServicePages } from "../../src/sections/services-overview/more-service-pages";
import { factText } from "../support/components/facts";
import { giveSiteData, siteData } from "../support/content/site-data";
import { renderWithFacts } from "../support/components/render-with-facts";
import { leadsTo } from "../support/components/shown";

const copy = { heading: factText("More"), text: factText("Other pages.") };

beforeEach(() => giveSiteData());

test("a service page that no card leads to is listed", () => {
  renderWithFacts(<MoreServicePages copy={copy} shown={["/services/immunizations/"]} />);
  expect(leadsTo("Flu Shots")).toBe("/services/flu-shots/");
  expect(screen.queryByRole("link", { name: "Immunizations" })).not.toBeInTheDocument();
});

test("a title that patients may not know stands above what it means", () => {
  const [service] = siteData.allService.nodes;
  const equipment = { ...service, title: "Equipment", explanation: "Walkers, beds" };
  giveSiteData({ ...siteData, allService: { nodes: [equipment] } });
  renderWithFacts(<MoreServicePages copy={copy} shown={[]} />);
  expect(screen.getByRole("link", { name: "Equipment Walkers, beds" })).toBeVisible();
});

test("where cards lead to every page, the section is left out", () => {
  const { container } = renderWithFacts(
    <MoreServicePages copy={copy} shown={["/services/immunizations/", "/services/flu-shots/"]} />,
  );
  expect(container).toBeEmptyDOMElement();
});
