import { screen } from "@testing-library/react";
import { Footer } from "../../src/site/footer";
import { renderWithFacts } from "../support/components/render-with-facts";
import { giveSiteData, siteData } from "../support/content/site-data";

test("every page leads to what patients can do while the pharmacy is closed", () => {
  const { locale } = siteData.allService.nodes[0] ?? {};
  giveSiteData({
    ...siteData,
    allWhenClosed: { nodes: [{ locale, heading: "Help while we are closed", calls: [] }] },
  });
  renderWithFacts(<Footer />);
  const link = screen.getByRole("link", { name: "Help while we are closed" });
  expect(link).toHaveAttribute("href", "/contact/#hours");
});
