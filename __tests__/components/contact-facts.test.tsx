import { screen } from "@testing-library/react";
import { ContactFacts } from "../../src/components/contact-facts";
import { renderWithFacts } from "../support/components/render-with-facts";
import { giveSiteData, siteData } from "../support/content/site-data";

const give = (pharmacy: object) =>
  giveSiteData({ ...siteData, pharmacy: { ...siteData.pharmacy, ...pharmacy } });

test("further numbers stand below the phone number, each with what it is for", () => {
  give({
    phone: "(507) 555-0142 ext. 12",
    morePhones: [
      { label: "Toll-free", number: "(800) 555-0199" },
      { label: "TTY", number: "(507) 555-0145" },
    ],
  });
  renderWithFacts(<ContactFacts />);
  const labels = screen.getAllByRole("term").map(({ textContent }) => textContent);
  expect(labels.slice(1, 3)).toEqual(["Toll-free", "TTY"]);
  expect(screen.getByRole("link", { name: "(507) 555-0142 ext. 12" })).toHaveAttribute(
    "href",
    "tel:+15075550142,12",
  );
  expect(screen.getByRole("link", { name: "(800) 555-0199" })).toBeVisible();
});

test.each([
  ["fax and email have lines", {}, ["Phone", "Fax", "Email", "Address", "Hours"]],
  ["without a fax there is no line for it", { fax: null }, ["Phone", "Email", "Address", "Hours"]],
  ["nor for an email", { email: null }, ["Phone", "Fax", "Address", "Hours"]],
])("%s", (_, pharmacy, labels) => {
  give(pharmacy);
  renderWithFacts(<ContactFacts />);
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual(labels);
});
