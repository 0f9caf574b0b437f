import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { WhenClosed } from "../../src/site/when-closed";
import { giveSiteData, siteData } from "../support/content/site-data";
import { renderWithFacts } from "../support/components/render-with-facts";

const show = (...nodes: object[]) => {
  giveSiteData({ ...siteData, allWhenClosed: { nodes } });
  renderWithFacts(<WhenClosed />);
};

test("numbers dial: national ones as they are, others with the country", async () => {
  show({
    locale: "en-US",
    heading: "Help while we are closed",
    calls: [
      { id: "1", label: "Emergency", number: "911" },
      { id: "2", label: "Poison Help", number: "1-800-222-1222" },
      { id: "3", label: "Our night line", number: "(507) 555-0146" },
    ],
    links: [{ label: "Rx Open", path: null, url: "https://www.rxopen.org/" }],
    notes: ["Bring the bottle."],
  });
  expect(screen.getByText("Bring the bottle.")).not.toBeVisible();
  await userEvent.click(screen.getByText("Help while we are closed"));
  expect(screen.getByText("Bring the bottle.")).toBeVisible();
  const links = screen.getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Emergency: 911", "tel:911"],
    ["Poison Help: 1-800-222-1222", "tel:18002221222"],
    ["Our night line: (507) 555-0146", "tel:+15075550146"],
    [expect.stringContaining("Rx Open"), "https://www.rxopen.org/"],
  ]);
});

test("a pharmacy that writes nothing shows nothing", () => {
  show();
  expect(screen.queryByRole("group")).not.toBeInTheDocument();
});
