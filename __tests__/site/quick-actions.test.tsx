import { screen } from "@testing-library/react";
import { QuickActions } from "../../src/site/quick-actions";
import { renderWithFacts } from "../support/components/render-with-facts";
import { giveSiteData, siteData } from "../support/content/site-data";

const refillUrl = "https://refills.test-pharmacy.example/";

/** Hidden: only phones show the bar, and the DOM of these tests has no width. */
const linkOf = (name: string | RegExp) => screen.getByRole("link", { name, hidden: true });

/** Shows the bar of a pharmacy whose own system takes refills. */
function showBar(label: string, path: string) {
  giveSiteData({
    ...siteData,
    pharmacy: { ...siteData.pharmacy, refillUrl },
    siteHeader: {
      ...siteData.siteHeader,
      quickActions: {
        label: "Quick actions",
        directions: "Directions",
        prescriptions: { label, path },
        hours: { label: "Hours", path: "/contact/#hours" },
      },
    },
  });
  renderWithFacts(<QuickActions contact="store" />);
}

test("where the pharmacy's own system takes refills, the bar leads there", () => {
  showBar("Refill", "/prescriptions/#refill");
  expect(linkOf(/^Refill/)).toHaveAttribute("href", refillUrl);
});

test("a bar that leads to the transfer form still does", () => {
  showBar("Transfer", "/prescriptions/#transfer");
  const link = linkOf("Transfer");
  expect(link).toHaveAttribute("href", "/prescriptions/#transfer");
});
