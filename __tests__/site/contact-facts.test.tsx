import { screen } from "@testing-library/react";
import { ContactFacts } from "../../src/site/contact-facts";
import { renderWithFacts } from "../support/components/render-with-facts";
import { givePharmacy, siteData } from "../support/content/site-data";
import { leadsTo, textsOf } from "../support/components/shown";

test("further numbers stand below the phone number, each with what it is for", () => {
  givePharmacy({
    phone: "(507) 555-0142 ext. 12",
    morePhones: [
      { label: "Toll-free", number: "(800) 555-0199" },
      { label: "TTY", number: "(507) 555-0145" },
    ],
  });
  renderWithFacts(<ContactFacts />);
  const labels = textsOf(screen.getAllByRole("term"));
  expect(labels.slice(1, 3)).toEqual(["Toll-free", "TTY"]);
  expect(leadsTo("(507) 555-0142 ext. 12")).toBe("tel:+15075550142,12");
  expect(screen.getByRole("link", { name: "(800) 555-0199" })).toBeVisible();
});

test("a number for text messages or WhatsApp opens that, and loads nothing before", () => {
  givePharmacy({
    morePhones: [
      { label: "Text us", number: "(507) 555-0146", use: "text" },
      { label: "WhatsApp", number: "(507) 555-0147", use: "whatsapp" },
      { label: "Refill line", number: "(507) 555-0148", use: "call" },
    ],
  });
  renderWithFacts(<ContactFacts />);
  expect(leadsTo(/555-0146/)).toBe("sms:+15075550146");
  expect(leadsTo(/555-0147/)).toBe("https://wa.me/15075550147");
  expect(leadsTo(/555-0148/)).toBe("tel:+15075550148");
  expect(screen.getByRole("link", { name: /555-0147/ })).toHaveAccessibleName(
    "(507) 555-0147 (opens in a new tab)",
  );
});

test("pages on other sites and the one for reviews are links of words", () => {
  givePharmacy({
    profiles: [
      { label: "Facebook", url: "https://social.test-pharmacy.example/us" },
      { label: "Nextdoor", url: "https://neighbors.test-pharmacy.example/us" },
    ],
    reviewUrl: "https://reviews.test-pharmacy.example/write",
  });
  renderWithFacts(<ContactFacts />);
  expect(leadsTo("Facebook (opens in a new tab)")).toMatch("social.test-pharmacy.example");
  expect(leadsTo("Nextdoor (opens in a new tab)")).toMatch("neighbors.test-pharmacy.example");
  expect(leadsTo("Tell others about us (opens in a new tab)")).toMatch("reviews.test-pharmacy");
  expect(screen.queryByRole("img")).toBeNull();
});

test("a second line of the address stands below the street", () => {
  givePharmacy({ address: { ...siteData.pharmacy.address, street2: "Urb. Las Gladiolas" } });
  renderWithFacts(<ContactFacts />);
  expect(screen.getByText("1 Test Street").parentElement?.innerHTML).toContain(
    "<bdi>1 Test Street</bdi><br><bdi>Urb. Las Gladiolas</bdi><br><bdi>Northfield, MN 55057</bdi>",
  );
});

test.each([
  ["fax and email have lines", {}, ["Phone", "Fax", "Email", "Address", "Hours"]],
  ["without a fax there is no line for it", { fax: null }, ["Phone", "Email", "Address", "Hours"]],
  ["nor for an email", { email: null }, ["Phone", "Fax", "Address", "Hours"]],
])("%s", (_, pharmacy, labels) => {
  givePharmacy(pharmacy);
  renderWithFacts(<ContactFacts />);
  expect(textsOf(screen.getAllByRole("term"))).toEqual(labels);
});
